const wordsAtMost = 10;

/** One spelling for half and full width, upper and lower case. */
export const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a query; none for an empty one, a full-width space included. A percent sign is a character like any other. */
export const queryWords = (search: string): readonly string[] => [
  ...new Set(
    normalizeText(search)
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, wordsAtMost),
  ),
];
