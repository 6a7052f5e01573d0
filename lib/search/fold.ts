const accents = /[\u0300-\u036f]/g;
const plainAscii = /^[\x20-\x7e\n\t]*$/;

/** One form for half and full width, precomposed and combining characters, accents and typographic apostrophes; case and kana stay. */
export function foldWidth(text: string): string {
  if (plainAscii.test(text)) return text;
  return text.normalize('NFKC').normalize('NFD').replace(accents, '').normalize('NFC').replaceAll(/[‘’ʼ]/g, "'");
}

const hiragana = /[\u3041-\u3096]/g;
const hasHiragana = /[\u3041-\u3096]/;
const kanaOffset = 0x60;

/** One form for case and for hiragana and katakana, of a text that `foldWidth` has folded. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase().replaceAll('ς', 'σ');
  if (!hasHiragana.test(lower)) return lower;
  return lower.replace(hiragana, (kana) => String.fromCharCode(kana.charCodeAt(0) + kanaOffset));
}

/** A folded text, and for each of its UTF-16 units where in the original the character begins and ends that it came from. */
export interface FoldedText {
  readonly folded: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Each character as a reader sees it, so that a half-width kana and its voicing mark are folded together. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
    : Array.from(text);

/** `foldWidth`, with the way back to the original. */
export function foldWidthWithOffsets(text: string): FoldedText {
  if (plainAscii.test(text)) return unfolded(text);
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let start = 0;
  for (const character of charactersOf(text)) {
    const plain = foldWidth(character);
    folded += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(start + character.length);
    }
    start += character.length;
  }
  return { folded, starts, ends };
}

/** Each letter is a character of its own, and stays as it is. */
const unfolded = (text: string): FoldedText => ({
  folded: text,
  starts: Array.from(text, (_, at) => at),
  ends: Array.from(text, (_, at) => at + 1),
});
