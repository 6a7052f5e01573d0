import { Fragment } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { markWords } from '#lib/search/mark-words.ts';

const Mark = styled('mark', { base: { background: 'border.land', color: 'inherit' } });

/** A text with every match of the search highlighted; it stays text, whatever it contains. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return markWords(text, search).map((piece, index) =>
    piece.marked ? <Mark key={index}>{piece.text}</Mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );
}
