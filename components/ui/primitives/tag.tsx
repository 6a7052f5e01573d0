import { styled } from '#components/ui/styled/styled.ts';

/** A short label beside something. */
export const Tag = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontSize: '.8125rem',
    lineHeight: '1.4',
    fontWeight: 'semibold',
    paddingInline: '2',
    paddingBlock: '.125rem',
    borderRadius: 'l1',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      land: { background: 'bg.land', color: 'fg.land' },
      page: { background: 'bg', color: 'fg.land' },
      neutral: { background: 'bg.subtle', color: 'fg.muted' },
      success: { background: 'bg.success', color: 'fg.success' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
