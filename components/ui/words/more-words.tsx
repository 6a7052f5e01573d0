import { use, useMemo, type ReactNode } from 'react';
import type { AreaWords } from '#locales/look-up-words.ts';
import { WordsContext } from './words-of-page.tsx';

/** Adds words that were loaded after the page, for a part of it that was. */
export function MoreWords({ words, children }: { words: AreaWords; children: ReactNode }) {
  const ofPage = use(WordsContext);
  const all = useMemo(() => ({ ...ofPage, ...words }), [ofPage, words]);
  return <WordsContext value={all}>{children}</WordsContext>;
}
