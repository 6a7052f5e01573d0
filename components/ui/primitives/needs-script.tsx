import { styled } from '#components/ui/styled/styled.ts';

/** Shown to visitors without JavaScript, instead of what needs it. */
export const NeedsScript = styled('p', { base: { display: 'none', '@media (scripting: none)': { display: 'block' } } });
