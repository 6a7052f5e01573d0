import type { Language } from '#lib/language/languages.ts';
import { pinnedSizes, usePinnedSizes } from '#components/ui/compare/pinned-sizes.ts';
import { MoreWords } from '#components/ui/words/more-words.tsx';
import { useLoadedWords } from '#components/ui/words/use-loaded-words.ts';
import { CompareBar } from './compare-bar.tsx';
import { loadCompareWords } from './load-compare-words.ts';

const stayClosed = (): void => undefined;

/** The bar with its words. */
export function OpenedCompare({ language }: { language: Language }) {
  const sizes = usePinnedSizes();
  const words = useLoadedWords(loadCompareWords, language, stayClosed);
  return words ? (
    <MoreWords words={words}>
      <CompareBar sizes={sizes} language={language} onRemove={pinnedSizes.toggle} onClear={pinnedSizes.clear} />
    </MoreWords>
  ) : null;
}
