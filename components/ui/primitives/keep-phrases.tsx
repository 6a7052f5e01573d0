import { Fragment, type ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Phrase = styled('span', { base: { display: 'inline-block', maxWidth: 'full' } });
const Name = styled('span', { base: { whiteSpace: 'nowrap' } });

const afterWidePunctuation = /(?<=[，、：；])/u;
/** A name with its number, such as Tokyo-1. */
const numberedName = /([\p{L}\p{N}]+-\p{N}+)/u;

/** A heading whose Chinese or Japanese phrases stay unbroken in every browser engine, and whose names keep their numbers. */
export function KeepPhrases({ children }: { children: string }) {
  const phrases = children.split(afterWidePunctuation);
  if (phrases.length < 2) return <Fragment>{namesWhole(children)}</Fragment>;
  return phrases.map((phrase, index) => <Phrase key={index}>{namesWhole(phrase)}</Phrase>);
}

function namesWhole(text: string): ReactNode {
  const parts = text.split(numberedName);
  return parts.length < 2 ? text : parts.map((part, index) => (index % 2 === 1 ? <Name key={index}>{part}</Name> : part));
}
