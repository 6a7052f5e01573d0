import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import type { SearchPageFound } from '#lib/documents/search/search-session.ts';
import { formatList } from '#lib/format/format-list.ts';
import type { Language } from '#lib/language/languages.ts';

const Words = styled('div', { base: { textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' } });

/** What became of the words of a search: which were taken for typing errors, and which occur in no text. */
export function FoundWords({ page: { rows, missing = [] }, language }: { page: SearchPageFound; language: Language }) {
  const { t } = useTranslation('overlays');
  // what any row has as it was typed is no typing error, whatever the texts of another language have
  const isError = (word: string): boolean =>
    rows.every(({ corrected = [], missing: own = [] }) => own.includes(word) || corrected.some(({ typed }) => typed === word));
  const corrections = new Map(
    rows
      .flatMap(({ corrected = [] }) => corrected.map(({ typed, found }) => [typed, found] as const))
      .filter(([typed]) => isError(typed))
      .toReversed(),
  );
  if (corrections.size === 0 && missing.length === 0) return null;
  return (
    <Words>
      {[...corrections].map(([typed, found]) => (
        <p key={typed}>{t('search.corrected', { typed, found })}</p>
      ))}
      {missing.length > 0 ? <p>{t('search.missing', { words: formatList(missing, language) })}</p> : null}
    </Words>
  );
}
