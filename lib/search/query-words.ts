const wordsAtMost = 10;

/** One form for half and full width, upper and lower case. */
export const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a query, split at spaces, full-width ones included; none for an empty one. A percent sign is an ordinary character. */
export const queryWords = (search: string): readonly string[] => [
  ...new Set(
    normalizeText(search)
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, wordsAtMost),
  ),
];
