import { styled } from '#components/ui/styled/styled.ts';

/** One cell is 5 percent of the price. */
const cellPercent = 5;
const cells = 100 / cellPercent;
const pitch = 12;
const side = 10;

const Drawing = styled('svg', {
  base: {
    width: 'full', maxWidth: '360px', height: 'auto',
    '& .paid': { fill: 'accent.solid' },
    '& .off': { fill: 'none', stroke: 'fg.land', strokeWidth: '1', strokeDasharray: '2 2' },
  },
});

const square = (x: number, width: number, inset = 0): string => `M${x + inset} ${inset}h${width - 2 * inset}v${side - 2 * inset}h${2 * inset - width}z`;

/** A price drawn to scale: what is paid is filled, what is off is dashed. */
export function DiscountCells({ percent }: { percent: number }) {
  const paid = (100 - percent) / cellPercent;
  const whole = Math.floor(paid);
  const part = (paid - whole) * side;
  const filled = Array.from({ length: whole }, (_, place) => square(place * pitch, side)).join('') + (part > 0 ? square(whole * pitch, part) : '');
  const off = Array.from({ length: cells - Math.ceil(paid) }, (_, place) => square((Math.ceil(paid) + place) * pitch, side, 0.5)).join('');
  return (
    <Drawing viewBox={`0 0 ${cells * pitch} ${side}`} aria-hidden="true">
      {filled ? <path className="paid" d={filled} /> : null}
      {off ? <path className="off" d={off} /> : null}
    </Drawing>
  );
}
