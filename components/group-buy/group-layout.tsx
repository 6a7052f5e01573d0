import { styled } from '#components/ui/styled/styled.ts';
import { Container } from '#components/ui/primitives/container.tsx';

/** The text, with the price box beside it; on a narrow screen the box follows the introduction. */
export const GroupLayout = styled(Container, {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '8',
    alignItems: 'start',
    paddingTop: '6',
    paddingBottom: 'section',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 336px' },
    '& > *': { minWidth: '0' },
    '& > nav': { gridColumn: { lg: '1 / -1' } },
    '& > aside': {
      gridColumn: { lg: '2' },
      gridRow: { lg: '1 / span 2' },
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '6',
    },
    '&:has(> nav) > aside': { gridRow: { lg: '2 / span 2' } },
    '& .opening': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '4', justifyItems: 'start' },
    '& .tags': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& h1': { textStyle: 'h1', marginTop: '2px' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: '40rem' },
    '& .text': { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '10' },
    '& .text > section': { scrollMarginTop: '5.5rem' },
    '& .text > section > h2': { fontSize: '1.375rem', lineHeight: '1.35', marginBottom: '4' },
    '& .about': { color: 'fg.muted', maxWidth: '40rem', marginBottom: '4' },
  },
});
