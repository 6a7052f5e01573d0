import { styled } from '#components/ui/styled/styled.ts';
import { Container } from '#components/ui/primitives/container.tsx';

/**
 * The introduction and what is to be done, with the price box beside both, which stays in sight where all of it can; below them what is
 * read, as wide as the page. On a narrow screen the box follows the introduction.
 */
export const GroupLayout = styled(Container, {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '8',
    alignItems: 'start',
    paddingTop: '6',
    paddingBottom: 'section',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 336px' },
    // a box that is higher than its neighbours does not part them
    gridTemplateRows: { lg: 'auto 1fr' },
    '&:has(> nav)': { gridTemplateRows: { lg: 'auto auto 1fr' } },
    '& > *': { minWidth: '0' },
    '& > nav': { gridColumn: { lg: '1 / -1' } },
    '& > aside': {
      gridColumn: { lg: '2' },
      gridRow: { lg: '1 / span 2' },
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '6',
      containerType: 'inline-size',
    },
    '@media (min-width: 961px) and (min-height: 52rem)': { '& > aside:not(:has(> :nth-child(3)))': { position: 'sticky', top: '5.5rem' } },
    '&:has(> nav) > aside': { gridRow: { lg: '2 / span 2' } },
    '& .opening': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '4', justifyItems: 'start' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& h1': { textStyle: 'h1', marginTop: '2px' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: '40rem' },
    '& .text': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '10' },
    '& .wide': {
      display: 'grid',
      gridColumn: { lg: '1 / -1' },
      gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'repeat(2,minmax(0,1fr))' },
      alignItems: 'start',
      columnGap: '16',
      rowGap: '10',
      marginTop: { base: '2', lg: '6' },
    },
    '& .wide:has(table)': { gridTemplateColumns: { lg: 'minmax(0,5fr) minmax(0,7fr)' } },
    '& .wide > .whole': { gridColumn: { lg: '1 / -1' } },
    '& .text > section': { scrollMarginTop: '5.5rem' },
    '& :is(.text,.wide) > section > h2': { fontSize: '1.375rem', lineHeight: '1.35', marginBottom: '4' },
    '& .about': { color: 'fg.muted', maxWidth: '40rem', marginBottom: '4' },
  },
});
