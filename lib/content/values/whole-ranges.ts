/** Keeps 09:00–22:00 on one line by a word joiner after the dash. */
export const wholeRanges = (text: string): string => text.replace(/(?<=\d[–〜])(?=\d)/g, '\u2060');
