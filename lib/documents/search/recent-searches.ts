import { cleanWord } from './search-address.ts';

const recentAtMost = 8;

/** The words of a visitor's searches, the latest first: each once, however it was written. */
export function withRecent(words: readonly string[], searched: string): readonly string[] {
  const word = cleanWord(searched);
  if (word === null) return words;
  return [word, ...withoutRecent(words, word)].slice(0, recentAtMost);
}

/** The words without one of them. */
export const withoutRecent = (words: readonly string[], gone: string): readonly string[] =>
  words.filter((word) => sameWord(word) !== sameWord(gone));

const sameWord = (word: string): string => word.normalize('NFKC').toLowerCase();
