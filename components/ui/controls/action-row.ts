import { styled } from '../styled/styled.ts';

/** The buttons at the head of a page, the main one first: as wide as their words; on a phone one below the other. */
export const ActionRow = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > a': { flex: { base: '1 1 100%', sm: 'none' } } },
});
