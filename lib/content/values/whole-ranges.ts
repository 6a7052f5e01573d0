/** 09:00–22:00 stays on one line: an invisible sign that forbids a break follows the dash. */
export const wholeRanges = (text: string): string => text.replace(/(?<=\d[–〜])(?=\d)/g, '\u2060');
