/** A row costs as much as a search does; the pages ask for eight. */
const usualRowsAtMost = 16;
/** In this a person has named what is looked for: ten words, or a question. */
const usualLengthAtMost = 60;

/** Searches of one address that take several times as long as those of people; the others are limited with all calls that read. */
export const costlySearches = { atOnce: 60, perMinute: 60 } as const;

/** Whether a search takes long: each of its words is looked for in every text, and each of its rows is read line by line. */
export const isCostly = ({ search, row }: { readonly search: string; readonly row: number }): boolean =>
  row > usualRowsAtMost || search.length > usualLengthAtMost;
