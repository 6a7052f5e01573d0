import { normalizeText, queryWords } from '#lib/search/query-words.ts';

const charactersAtMost = 150;
const charactersBefore = 40;

/**
 * The passage that shows best why a text was found, as plain text: its summary if that contains a word of the query, else the first line
 * that does, cut around the word; else the summary. Empty if there is neither.
 */
export function highlightsOf(lines: readonly string[], search: string): readonly string[] {
  const words = queryWords(search);
  const hit = lines.find((line) => words.some((word) => normalizeText(line).includes(word)));
  const shown = hit ?? lines[0] ?? '';
  const excerpt = cutAround(shown, words);
  return excerpt === '' ? [] : [excerpt];
}

function cutAround(line: string, words: readonly string[]): string {
  const characters = Array.from(line.replaceAll(/\s+/g, ' ').trim());
  if (characters.length <= charactersAtMost) return characters.join('');
  const plain = normalizeText(characters.join(''));
  const places = words.map((word) => plain.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = Math.min(Math.max(0, first - charactersBefore), characters.length - charactersAtMost);
  const cut = characters.slice(from, from + charactersAtMost).join('');
  const after = from + charactersAtMost < characters.length;
  return `${from > 0 ? '…' : ''}${wholeWords(cut, from > 0, after).trim()}${after ? '…' : ''}`;
}

/** Without a word cut in half at either end; scripts without spaces stay unchanged. */
function wholeWords(cut: string, cutBefore: boolean, cutAfter: boolean): string {
  const start = cutBefore ? cut.replace(/^[^\s]{1,20}\s/, '') : cut;
  return cutAfter ? start.replace(/\s[^\s]{1,20}$/, '') : start;
}
