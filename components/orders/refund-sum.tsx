import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';

/** Amounts of a refund, one a line; `back`: what goes back in all. */
export const Sum = styled('dl', {
  base: {
    width: 'full',
    borderTop: '1px solid',
    borderColor: 'border.emphasized',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '3',
      paddingBlock: '.5rem',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& .back dd': { textStyle: 'price', lineHeight: '1.15' },
  },
});

/** A line of a sum: what it is, and its figure. */
export const SumLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** What goes back in all. */
export const SumBack = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="back">
    <dt>{name}</dt>
    <dd data-back="">{children}</dd>
  </div>
);
