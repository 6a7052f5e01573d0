import { Fragment } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Phrase = chakra('span', { base: { display: 'inline-block' } });

const afterWidePunctuation = /(?<=[，、：；])/u;

/** A heading whose Chinese or Japanese phrases stay whole, so that a line breaks between them on every engine. */
export function Phrases({ children }: { children: string }) {
  const phrases = children.split(afterWidePunctuation);
  if (phrases.length < 2) return <Fragment>{children}</Fragment>;
  return phrases.map((phrase, index) => <Phrase key={index}>{phrase}</Phrase>);
}
