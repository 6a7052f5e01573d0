import { createContext, useMemo, type ReactNode } from 'react';
import type { AreaWords } from '#locales/look-up-words.ts';

/** What a page's loader gives it (`locales/load-translations.ts`). */
export interface PageWords {
  readonly _nextI18Next?: { readonly initialI18nStore?: unknown; readonly initialLocale: string };
}

const noWords: AreaWords = {};

export const WordsContext = createContext(noWords);

/** Gives the words that came with a page to everything inside; nothing inside outlives a change of language. */
export function WordsOfPage({ page, children }: { page: PageWords; children: ReactNode }) {
  const given = page._nextI18Next;
  const words = useMemo(() => {
    const languages = given?.initialI18nStore as Readonly<Record<string, AreaWords>> | undefined;
    return (given && languages?.[given.initialLocale]) ?? noWords;
  }, [given]);
  return (
    <WordsContext key={given?.initialLocale} value={words}>
      {children}
    </WordsContext>
  );
}
