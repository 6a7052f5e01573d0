import { use, useMemo } from 'react';
import { lookUp, type Values } from '#locales/look-up-words.ts';
import type { Area, WholeWordKey, WordKey } from '#locales/word-keys.ts';
import { WordsContext } from './words-of-page.tsx';

type Translate<First extends Area, Others extends Area> = (key: WordKey<First> | WholeWordKey<First | Others>, values?: Values) => string;

/** The translations of a namespace, or of several: keys of the first have no prefix, those of the others do, `area:key`. */
export function useTranslation<First extends Area, Others extends Area = First>(
  areas: First | readonly [First, ...Others[]],
): { t: Translate<First, Others> } {
  const words = use(WordsContext);
  const area: string = typeof areas === 'string' ? areas : areas[0];
  return useMemo(() => ({ t: (key, values) => lookUp(words, area, key, values) }), [words, area]);
}
