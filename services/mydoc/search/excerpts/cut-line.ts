import { displayWidth } from '#lib/format/display-width.ts';

/** How wide an excerpt is at most, in columns (`displayWidth`): about three lines of a phone in every script. */
export const excerptColumnsAtMost = 150;
/** How much of it comes before what was found. */
const columnsBefore = 40;
/** A sentence that ends so close to the limit is the end of the excerpt. */
const endColumns = 30;
/** Words from here on are cut: addresses, keys. */
const wordColumnsAtMost = 30;

interface Piece {
  readonly text: string;
  readonly start: number;
  readonly columns: number;
}

/**
 * A line cut to the width of an excerpt around a place in it, in UTF-16 units: between words, and where a sentence or a clause begins or
 * ends if one does so nearby. Three dots are where a sentence is cut.
 */
export function cutLine(line: string, place: number): string {
  if (displayWidth(line) <= excerptColumnsAtMost) return line;
  const pieces = piecesOfLine(line);
  const at = Math.max(
    0,
    pieces.findLastIndex(({ start }) => start <= place),
  );
  const before = beginOf(pieces, at, columnsBefore);
  const ahead = endOf(pieces, before);
  const isAtEnd = ahead === pieces.length;
  // near its end the line has room for more before the place
  const from = isAtEnd ? beginOf(pieces, at, excerptColumnsAtMost - columnsOf(pieces.slice(at))) : before;
  const cut = textOf(pieces.slice(from, ahead)).trim();
  const isWhole = isAtEnd || endsSentence(pieces, ahead);
  return `${endsSentence(pieces, from) ? '' : '…'}${isWhole ? cut : `${cut.replace(clauseEnd, '')}…`}`;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The words of a line and what is between them; very long ones by character. */
function piecesOfLine(line: string): readonly Piece[] {
  const piece = (text: string, start: number): Piece => ({ text, start, columns: displayWidth(text) });
  return Array.from(words.segment(line)).flatMap(({ segment, index }) =>
    displayWidth(segment) <= wordColumnsAtMost
      ? [piece(segment, index)]
      : Array.from(characters.segment(segment), (one) => piece(one.segment, index + one.index)),
  );
}

const columnsOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { columns }) => sum + columns, 0);
const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

const sentenceEnd = /(?:[。．！？!?]|[.]\s)[」』）)"”\s]*$/u;
const clauseEnd = /[、，；：,;:]\s*$/u;
/** The last pieces of a line that show whether a sentence or clause ends there. */
const endPieces = 4;

const endOfText = (pieces: readonly Piece[], place: number): string => textOf(pieces.slice(Math.max(0, place - endPieces), place));

/** Whether a sentence ends before a piece; the line's beginning counts. A full stop in a name (`example.com`) ends nothing. */
const endsSentence = (pieces: readonly Piece[], place: number): boolean =>
  place === 0 || sentenceEnd.test(`${endOfText(pieces, place)}${/^\s/.test(pieces[place]?.text ?? '') ? ' ' : ''}`);

const endsClause = (pieces: readonly Piece[], place: number): boolean => clauseEnd.test(endOfText(pieces, place));

/** The piece to begin with, within `columns` before `at`: the start of a sentence, else of a clause, else of a word. */
function beginOf(pieces: readonly Piece[], at: number, columns: number): number {
  let farthest = at;
  for (let room = columns; farthest > 0; farthest -= 1) {
    room -= pieces[farthest - 1]?.columns ?? 0;
    if (room < 0) break;
  }
  const places = Array.from({ length: at - farthest + 1 }, (_, index) => farthest + index);
  return places.find((place) => endsSentence(pieces, place)) ?? places.find((place) => endsClause(pieces, place)) ?? farthest;
}

/** The piece before which to end: as many as there is room for, or to the last sentence that ends shortly before that. */
function endOf(pieces: readonly Piece[], from: number): number {
  let to = from;
  for (let room = excerptColumnsAtMost; to < pieces.length; to += 1) {
    room -= pieces[to]?.columns ?? 0;
    if (room < 0) break;
  }
  if (to === pieces.length) return to;
  for (let place = to; columnsOf(pieces.slice(place, to)) <= endColumns; place -= 1) if (endsSentence(pieces, place)) return place;
  return to;
}
