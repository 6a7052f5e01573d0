import { styled } from '#components/ui/styled/styled.ts';

/** A button of an answer: as quiet as a link, as large as a finger needs. */
export const SmallButton = styled(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '32px',
      minWidth: '32px',
      paddingInline: '2',
      border: '1px solid transparent',
      borderRadius: 'l2',
      background: 'transparent',
      textStyle: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { background: 'bg.subtle', color: 'fg' },
      '&[aria-pressed]': { borderColor: 'border.control', color: 'fg' },
      '&[aria-pressed=true]': { background: 'accent.subtle', borderColor: 'accent.solid', color: 'fg', fontWeight: 'semibold' },
      '& svg': { width: '16px', height: '16px' },
    },
  },
  { defaultProps: { type: 'button' } },
);
