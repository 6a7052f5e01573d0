import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

const Facts = styled('dl', {
  base: {
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '8rem minmax(0,1fr)', sm: '11rem minmax(0,1fr)' },
      gap: '3',
      paddingBlock: '.625rem',
      borderBottom: '1px solid',
      borderColor: 'border',
      fontSize: '.9375rem',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& .fault': { textStyle: 'sm', color: 'fg.error' },
    '& ul': { display: 'grid', gap: '2' },
    '& li code': { display: 'block' },
    '& code': { fontFamily: 'mono', fontSize: '.8125rem', userSelect: 'all' },
  },
});

export type Fact = readonly [name: string, value: ReactNode];

/** What was quoted or ordered, a line for each choice. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
