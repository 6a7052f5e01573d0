import { styled } from '#components/ui/styled/styled.ts';

const columns = 50;
const stepPx = 6;
const cellPx = 5;
const rowPx = 10;

const Drawing = styled('svg', {
  base: { width: 'full', height: 'auto', marginTop: '3', '& .rest': { fill: 'gauge.rule' }, '& .share': { fill: 'gauge.cell' } },
});

const cells = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_none, at) => {
    const cell = from + at;
    return `M${(cell % columns) * stepPx} ${Math.floor(cell / columns) * rowPx}h${cellPx}v8h-${cellPx}z`;
  }).join('');

/** An order as a hundred cells: the affiliate's share is filled. */
export const RateCells = ({ ratePercent }: { ratePercent: number }) => (
  <Drawing viewBox={`0 0 ${columns * stepPx - (stepPx - cellPx)} ${2 * rowPx - 2}`} aria-hidden="true">
    <path className="rest" d={cells(ratePercent, 100)} />
    <path className="share" d={cells(0, ratePercent)} />
  </Drawing>
);
