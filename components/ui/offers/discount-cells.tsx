import { styled } from '#components/ui/styled/styled.ts';
import { cellRows } from './cell-rows.ts';

const Drawing = styled('svg', {
  base: { width: 'full', maxWidth: '238px', height: 'auto', '& .off': { fill: 'accent.solid' }, '& .rest': { fill: 'border' } },
  variants: { surface: { page: {}, land: { '& .rest': { fill: 'border.land' } }, faint: { '& .off': { fill: 'border.control' } } } },
  defaultVariants: { surface: 'page' },
});

const cells = 20;
const percentPerCell = 5;

/** A discount in twenty cells of 5 percent; the remainder is drawn as part of a cell. */
export function DiscountCells({ percent, surface }: { percent: number; surface?: 'page' | 'land' | 'faint' }) {
  const whole = Math.floor(percent / percentPerCell);
  const { widthPx, heightPx, before, after } = cellRows(cells, whole, cells);
  const part = (percent % percentPerCell) / percentPerCell;
  return (
    <Drawing surface={surface} viewBox={`0 0 ${widthPx} ${heightPx}`} aria-hidden="true">
      <path className="off" d={before} />
      <path className="rest" d={after} />
      {part > 0 ? <path className="off" d={`M${whole * 12} 0h${(10 * part).toFixed(2)}v12h-${(10 * part).toFixed(2)}z`} /> : null}
    </Drawing>
  );
}
