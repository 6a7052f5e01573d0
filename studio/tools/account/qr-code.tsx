import { styled } from 'styled-components';
import { qrPath } from '../../../lib/share-picture/qr-path.ts';

const Picture = styled.svg`
  display: block;
  width: 14rem;
  max-width: 100%;
  height: auto;
  background: #fff;
`;

/** A code that a telephone reads; `label` describes it to screen readers. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = qrPath(text);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}
