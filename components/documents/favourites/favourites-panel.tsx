import { styled } from '#components/ui/styled/styled.ts';

/** In place of the list: why there is none, and what can be done. */
export const FavouritesPanel = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    padding: { base: '5', sm: '6' },
    maxWidth: '46rem',
    '& h2': { textStyle: 'h3' },
    '& p': { color: 'fg.muted' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' },
  },
});
