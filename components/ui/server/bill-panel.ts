import { styled } from '#components/ui/styled/styled.ts';

/** The paper on which a price is written, with its perforated edge. */
export const BillPanel = styled('aside', {
  base: {
    position: 'relative',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderTop: '0',
    borderRadius: 'l2',
    padding: '2rem 1.5rem 1.5rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    gap: '4',
    background: 'bg',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      top: '0',
      height: '8px',
      border: '1px solid',
      borderColor: 'border.emphasized',
      background: 'repeating-linear-gradient(90deg,var(--hf-colors-border-emphasized) 0 20px,var(--hf-colors-bg) 20px 40px)',
    },
    '& h2': { fontSize: '1.25rem', lineHeight: '1.3' },
    '& .drawn dl': { width: 'full', maxWidth: '312px' },
    '& .lines': {
      fontSize: '.9375rem',
      borderTop: '1px solid',
      borderColor: 'border.muted',
      '& > div': {
        display: 'flex',
        justifyContent: 'space-between',
        gap: '3',
        paddingBlock: '.5rem',
        borderBottom: '1px solid',
        borderColor: 'border.muted',
      },
      '& dt': { color: 'fg.muted' },
      '& dd': { fontWeight: 'semibold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    },
    '& .total b': { textStyle: 'price', display: 'block', lineHeight: '1.15' },
    '& .small': { textStyle: 'sm', color: 'fg.muted' },
  },
});
