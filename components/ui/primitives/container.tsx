import { styled } from '#components/ui/styled/styled.ts';

/** The page's column: 1200 px and a gutter. */
export const Container = styled('div', {
  base: {
    width: 'full',
    maxWidth: 'calc(var(--hf-sizes-page) + 2 * var(--hf-spacing-gutter))',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
});
