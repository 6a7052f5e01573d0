import { chakra } from '@chakra-ui/react/styled-system';

/** The page's column: 1200 px and a gutter. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'calc(var(--hf-sizes-page) + 2 * var(--hf-spacing-gutter))', marginInline: 'auto', paddingInline: 'gutter' },
});
