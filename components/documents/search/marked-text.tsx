import { Fragment } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { markWords, piecesOf, type Mark } from '#lib/search/mark-words.ts';

const Highlight = styled('mark', { base: { background: 'border.land', color: 'inherit' } });

interface MarkedTextProps {
  text: string;
  search: string;
  /** What the search found in it; absent: every match of the search's words. */
  marks?: Mark[];
}

/** A text with every match of the search highlighted; it stays text, whatever it contains. */
export function MarkedText({ text, search, marks }: MarkedTextProps) {
  return (marks ? piecesOf(text, marks) : markWords(text, search)).map((piece, index) =>
    piece.marked ? <Highlight key={index}>{piece.text}</Highlight> : <Fragment key={index}>{piece.text}</Fragment>,
  );
}
