import { styled } from '#components/ui/styled/styled.ts';

/** A step of a withdrawal, or its receipt. */
export const StatementPanel = styled('section', {
  base: {
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '5',
    scrollMarginTop: '6rem',
    '& h2': { textStyle: 'h3', fontSize: '1.375rem', '&:focus': { outline: 'none' } },
    '& form': { display: 'grid', gap: '5' },
    '& .step': { textStyle: 'sm', color: 'fg.muted' },
    '& .statement': { fontWeight: 'semibold' },
    '& .fault:empty': { display: 'none' },
    '& dl': { display: 'grid', gap: '2', borderTop: '1px solid', borderColor: 'border', paddingTop: '3' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,2fr) minmax(0,3fr)', sm: '11rem minmax(0,1fr)' },
      columnGap: { base: '3', sm: '6' },
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
    '& .acts': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '@media (scripting: none)': { '& form': { display: 'none' } },
    '@media print': { border: '0', padding: '0', '& .acts': { display: 'none' } },
  },
});
