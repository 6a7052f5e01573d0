import { styled } from '#components/ui/styled/styled.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', {
  base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});
