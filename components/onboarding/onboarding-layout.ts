import { styled } from '#components/ui/styled/styled.ts';
import { Container } from '#components/ui/primitives/container.tsx';

/** The task on the left, the progress on the right; on a phone one below the other. */
export const ArrivalLayout = styled(Container, {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '10',
    alignItems: 'start',
    paddingBottom: 'section',
    gridTemplateColumns: { base: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(0,1fr)' },
    '& h2': { textStyle: 'h3', fontSize: '1.375rem', marginBottom: '5' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: 'lead' },
    '& .account': { textStyle: 'sm', color: 'fg.muted', marginBlock: '5' },
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      marginTop: '8',
      '& > a': { flex: { base: '1 1 auto', sm: 'none' } },
    },
    '& ol.points': { counterReset: 'point', display: 'grid', gap: '4', maxWidth: 'measure' },
    '& ol.points > li': { counterIncrement: 'point', position: 'relative', paddingInlineStart: '10' },
    '& ol.points > li::before': {
      content: 'counter(point)',
      position: 'absolute',
      insetInlineStart: '0',
      fontWeight: 'bold',
      color: 'accent.fg',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .facts': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0,1fr)', sm: 'repeat(2,minmax(0,1fr))' },
      gap: '8',
      marginTop: '10',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      '& :is(h2,h3)': { textStyle: 'h3', marginBottom: '2' },
      '& p': { color: 'fg.muted' },
    },
  },
});
