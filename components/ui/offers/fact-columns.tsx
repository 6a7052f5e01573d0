import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const FactGrid = styled('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'repeat(3,minmax(0,1fr))' },
    '& > div': {
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      paddingTop: '4',
      display: 'grid',
      gap: '2',
      alignContent: 'start',
    },
    '& h3': { textStyle: 'h3' },
    '& p': { color: 'fg.muted' },
    '& p:last-child:not(:only-of-type) a, & .link': { display: 'inline-block', paddingBlock: '.25rem' },
  },
});

export interface Fact {
  readonly title: string;
  readonly text: string;
  readonly link?: ReactNode;
}

/** Facts in up to three columns under ink rules. */
export function FactColumns({ facts }: { facts: readonly Fact[] }) {
  return (
    <FactGrid>
      {facts.map(({ title, text, link }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link ? <p>{link}</p> : null}
        </div>
      ))}
    </FactGrid>
  );
}
