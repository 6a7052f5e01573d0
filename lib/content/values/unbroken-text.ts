/** Units that are written after a number and a space. */
const amount = /(?<=\d) (?=(?:[KMGT]i?B|[MG]bps|[MG]Hz|vCPUs?|IOPS)(?![A-Za-z]))/g;
const range = /(?<=\d[–〜])(?=\d)/g;
const hyphened = /(?<=\b[Ee]-)(?=mail)/g;

/** Keeps 4 GiB, 09:00–22:00 and e-mail on one line, by a space that does not part and by word joiners. */
export const unbroken = (text: string): string => text.replace(amount, '\u00a0').replace(range, '\u2060').replace(hyphened, '\u2060');

/** The same text for programs, which search it for plain spaces. */
export const breakable = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
