import type { ReactNode } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { ChevronRightIcon } from '#components/ui/primitives/icons.tsx';
import { printedTable } from './print/printed-text.ts';

/** The minimum width of a table by columns; in less space it scrolls on its own, with a hint. */
const scrollsBelow = (widthRem: number) => ({
  '& table': { minWidth: `${widthRem}rem` },
  '& th:first-child, & td:first-child': { minWidth: '5rem' },
  [`@container (max-width: ${widthRem - 0.01}rem)`]: {
    '& > .columns': { borderInlineEnd: '2px solid', borderColor: 'border.emphasized' },
    '& > .hint': { display: 'flex' },
    // the first amounts are seen without scrolling
    '& .amount': { textAlign: 'start' },
  },
});

const headsBreakBelow = (widthRem: number) => ({
  [`@container (max-width: ${widthRem - 0.02}rem)`]: {
    '& thead th, & thead td': { whiteSpace: 'normal', '&:lang(zh)': { wordBreak: 'keep-all' } },
    '& th, & td': { paddingInlineEnd: '3' },
  },
});

const Frame = styled('div', {
  base: {
    containerType: 'inline-size',
    '& > .columns': { overflowX: 'auto', position: 'relative' },
    '& table': { fontSize: '.875rem', lineHeight: '1.5' },
    '& th, & td': {
      paddingBlock: '.625rem',
      paddingInlineStart: '0',
      paddingInlineEnd: '4',
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead th, & thead td': { borderColor: 'border.emphasized', color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& th:last-child, & td:last-child': { paddingInlineEnd: '0' },
    '& .amount': { textAlign: 'end' },
    // what an amount lacks on the right, so that its decimal point is below the others
    '& .amount::after': { content: 'attr(data-decimals)', visibility: 'hidden' },
    '& > .hint': {
      display: 'none',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2',
      textStyle: 'xs',
      color: 'fg.muted',
      marginTop: '2',
      '& svg': { width: '16px', height: '16px', color: 'accent.fg' },
    },
    ...printedTable,
  },
  // two columns fit a phone's width, and so do three with two-line headers, and three of short amounts beside their names
  variants: {
    room: {
      few: {},
      amounts: { '& th, & td': { paddingInlineEnd: '3' } },
      three: { ...scrollsBelow(21), ...headsBreakBelow(26) },
      many: scrollsBelow(34),
    },
  },
});

/** Of a table of amounts, with the column of their names. */
const amountColumnsAtMost = 4;

interface ScrollTableProps {
  /** Label of the scrolling area, which is focusable. */
  name: string;
  role: 'group' | 'region';
  columns: number;
  /** All columns but the first are of short amounts. */
  ofAmounts?: boolean;
  children: ReactNode;
}

function lookOf(columns: number, ofAmounts: boolean): 'few' | 'amounts' | 'three' | 'many' {
  if (columns < 3) return 'few';
  if (columns <= amountColumnsAtMost && ofAmounts) return 'amounts';
  return columns === 3 ? 'three' : 'many';
}

/** A table with hairlines; a wide one scrolls on a narrow screen, and a line below says so. */
export function ScrollTable({ name, role, columns, ofAmounts = false, children }: ScrollTableProps) {
  const { t } = useTranslation('documents');
  const look = lookOf(columns, ofAmounts);
  return (
    <Frame room={look} className="table">
      <div className="columns" role={role} tabIndex={0} aria-label={name}>
        {children}
      </div>
      {look === 'few' || look === 'amounts' ? null : (
        <p className="hint" aria-hidden="true">
          {t('scrollTable')}
          <ChevronRightIcon />
        </p>
      )}
    </Frame>
  );
}
