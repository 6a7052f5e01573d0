import { styled } from '#components/ui/styled/styled.ts';

/** Said to who reads a page without JavaScript, in place of what needs it. */
export const NeedsScript = styled('p', { base: { display: 'none', '@media (scripting: none)': { display: 'block' } } });
