export interface Piece {
  readonly text: string;
  /** A word of the Studio, in brackets in the text. */
  readonly isWord: boolean;
}

/** A sentence of the handbook, cut at the words of the Studio in it. */
export const piecesOf = (sentence: string): Piece[] =>
  sentence
    .split(/\[([^[\]]+)\]/)
    .map((text, index) => ({ text, isWord: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
