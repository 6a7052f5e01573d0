import { styled } from '#components/ui/styled/styled.ts';

/**
 * A button in the last line of the footer; it inherits the colour of the text around it, and is not there without a script, which it needs.
 */
export const FootButton = styled(
  'button',
  {
    base: {
      minHeight: '24px',
      border: '0',
      padding: '.375rem 0',
      background: 'transparent',
      fontSize: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '.2em',
      cursor: 'pointer',
      _hover: { textDecorationThickness: '2px' },
      '@media (scripting: none)': { display: 'none' },
    },
  },
  { defaultProps: { type: 'button', 'aria-haspopup': 'dialog' } },
);
