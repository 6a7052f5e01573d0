import { Fragment } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { markWords } from '#lib/search/mark-words.ts';

const Mark = styled('mark', { base: { background: 'border.land', color: 'inherit' } });

/** A text with every place marked where a word of the search stands; it stays text, whatever it holds. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  return markWords(text, search).map((piece, index) =>
    piece.marked ? <Mark key={index}>{piece.text}</Mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );
}
