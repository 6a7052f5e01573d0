import { foldLetters, foldWidth } from './fold.ts';

const wordsAtMost = 10;

/** The words of a query, folded and split at spaces, full-width ones included. A percent sign is an ordinary character. */
export const queryWords = (search: string): readonly string[] => [
  ...new Set(
    foldLetters(foldWidth(search))
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, wordsAtMost),
  ),
];
