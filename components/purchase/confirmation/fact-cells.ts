import { styled } from '#components/ui/styled/styled.ts';

/** The cells of what has to be known before something is ordered. */
export const FactCells = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2,minmax(0,1fr))', md: 'repeat(3,minmax(0,1fr))' },
    border: '1px solid',
    borderColor: 'border',
    background: 'border',
    gap: '1px',
    '& > div': { background: 'bg', padding: '4', display: 'grid', gap: '1', alignContent: 'start' },
    '& dt': { textStyle: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold' },
    '& .more': { fontWeight: 'normal', textStyle: 'sm', color: 'fg.muted' },
  },
});
