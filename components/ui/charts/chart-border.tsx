import { styled } from '#components/ui/styled/styled.ts';

/** The graduated border of a chart, the one ornament of the site; at most two in a viewport. */
const Line = styled('div', {
  base: { height: '8px', border: '1px solid', borderColor: 'border.emphasized' },
  variants: {
    scale: {
      chart: {
        background: 'repeating-linear-gradient(90deg,var(--hf-colors-border-emphasized) 0 7.6923%,var(--hf-colors-bg) 7.6923% 15.3846%)',
      },
      box: { background: 'repeating-linear-gradient(90deg,var(--hf-colors-border-emphasized) 0 20px,var(--hf-colors-bg) 20px 40px)' },
      footer: {
        height: '7px',
        borderInline: '0',
        borderColor: 'border.inverted',
        background: 'repeating-linear-gradient(90deg,var(--hf-colors-border-inverted) 0 40px,var(--hf-colors-bg-inverted) 40px 80px)',
      },
    },
  },
  defaultVariants: { scale: 'chart' },
});

export function ChartBorder({ scale }: { scale?: 'chart' | 'box' | 'footer' }) {
  return <Line aria-hidden="true" scale={scale} />;
}
