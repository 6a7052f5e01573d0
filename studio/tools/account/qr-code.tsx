import { styled } from 'styled-components';
import { encode } from 'uqr';

const Picture = styled.svg`
  display: block;
  width: 14rem;
  max-width: 100%;
  height: auto;
  background: #fff;
`;

/** The dark squares of a code as one path, row by row. */
export const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** A code that a telephone reads; `label` says what it is to whoever does not see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={pathOf(data)} fill="#000" />
    </Picture>
  );
}
