import { styled } from '#components/ui/styled/styled.ts';

const cellPx = 48;
const gapPx = 6;
const heightPx = 14;

const Bar = styled('svg', {
  base: { width: 'full', height: 'auto', maxWidth: '642px', '& .cell': { fill: 'gauge.rule' }, '& .cell.full': { fill: 'gauge.cell' } },
});

/** A bar of filled and empty cells; the text beside it says the same. */
export function CellBar({ full, whole }: { full: number; whole: number }) {
  const widthPx = whole * (cellPx + gapPx) - gapPx;
  return (
    <Bar viewBox={`0 0 ${widthPx} ${heightPx}`} width={widthPx} height={heightPx} aria-hidden="true">
      {Array.from({ length: whole }, (_none, at) => (
        <rect key={at} className={at < full ? 'cell full' : 'cell'} x={at * (cellPx + gapPx)} width={cellPx} height={heightPx} />
      ))}
    </Bar>
  );
}
