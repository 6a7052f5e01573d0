import { defineRecipe } from '@chakra-ui/react/styled-system';

/** At most one primary button in a region of the page; the secondary one fills with ink on hover. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    border: '1px solid transparent',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    background: 'transparent',
    transition: 'background var(--hf-durations-fast),border-color var(--hf-durations-fast),color var(--hf-durations-fast)',
    '&:lang(ja)': { fontFeatureSettings: '"palt"' },
  },
  variants: {
    variant: {
      primary: {
        background: 'accent.solid',
        color: 'accent.contrast',
        _hover: { background: 'accent.emphasized', color: 'accent.contrast' },
        _active: { background: 'accent.active' },
      },
      /** What it does cannot be undone. */
      danger: { background: 'fg.error', color: 'bg', _hover: { background: 'fg', color: 'bg' } },
      secondary: { borderColor: 'border.emphasized', color: 'fg', _hover: { background: 'fg', color: 'bg' } },
      tertiary: { color: 'accent.fg', _hover: { background: 'accent.subtle' } },
    },
    size: {
      sm: { minHeight: '36px', fontSize: '.875rem', padding: '.25rem .875rem' },
      md: { minHeight: 'control', padding: '.5rem 1.125rem' },
      lg: { minHeight: '52px', padding: '.5rem 1.5rem' },
    },
    width: { auto: {}, full: { width: 'full' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md', width: 'auto' },
});
