import { foldLetters, foldWidthWithOffsets } from './fold.ts';
import { queryWords } from './query-words.ts';

/** A piece of a text; `marked` if it matches a word of the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Where a marked stretch of a text begins and ends, in UTF-16 units. */
export type Mark = [start: number, end: number];

/**
 * Finds every match of the query's words in a text, regardless of case, width and kana, also inside words: for a text whose marks
 * the search did not tell.
 */
export function markWords(text: string, search: string): TextPiece[] {
  const { folded, starts, ends } = foldWidthWithOffsets(text);
  const plain = foldLetters(folded);
  const places = queryWords(search).flatMap((word) => placesOf(plain, word));
  return piecesOf(text, joinMarks(places.map(([start, end]): Mark => [starts[start] ?? text.length, ends[end - 1] ?? text.length])));
}

/** Every place where a word occurs in a text, also where one overlaps the next. */
export function placesOf(text: string, word: string): Mark[] {
  const places: Mark[] = [];
  if (word === '') return places;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push([at, at + word.length]);
  return places;
}

/** Marks in order, those that meet or overlap as one. */
export function joinMarks(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const [start, end] of marks.toSorted((left, right) => left[0] - right[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * A text cut up at its marks. The pieces joined are the original text, whatever the marks are: nothing of it is interpreted as markup, and
 * marks outside of it are cut.
 */
export function piecesOf(text: string, marks: readonly Mark[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const upTo = (end: number, marked: boolean): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), marked });
    at = Math.max(at, Math.min(end, text.length));
  };
  for (const [start, end] of joinMarks(marks)) {
    upTo(start, false);
    upTo(end, true);
  }
  upTo(text.length, false);
  return pieces;
}
