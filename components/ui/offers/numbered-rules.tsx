import { styled } from '#components/ui/styled/styled.ts';

/** Rules that are cited by their number. */
export const NumberedRules = styled('ol', {
  base: {
    counterReset: 'rule',
    display: 'grid',
    gap: '3',
    maxWidth: '50rem',
    '& li': { counterIncrement: 'rule', display: 'grid', gridTemplateColumns: '2rem minmax(0,1fr)' },
    '& li::before': { content: 'counter(rule)', color: 'accent.fg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});
