import { normalizeText, queryWords } from './query-words.ts';

/** A piece of a text; `marked` if it matches a word of the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Each character as a reader sees it, so that a half-width kana and its voicing mark are folded together. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : Array.from(text);

/**
 * Finds every match of the query's words in a text, regardless of case and width, also inside words. The pieces joined are the
 * original text: nothing of it is interpreted as markup.
 */
export function markWords(text: string, search: string): TextPiece[] {
  const characters = charactersOf(text);
  let folded = '';
  const owner: number[] = [];
  for (const [index, character] of characters.entries()) {
    const plain = normalizeText(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) owner.push(index);
  }
  const marked = new Set<number>();
  for (const word of queryWords(search)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit += 1) marked.add(owner[unit] ?? -1);
    }
  }
  return joined(characters, marked);
}

function joined(characters: readonly string[], marked: ReadonlySet<number>): TextPiece[] {
  const pieces: { text: string; marked: boolean }[] = [];
  for (const [index, text] of characters.entries()) {
    const last = pieces.at(-1);
    if (last && last.marked === marked.has(index)) last.text += text;
    else pieces.push({ text, marked: marked.has(index) });
  }
  return pieces;
}
