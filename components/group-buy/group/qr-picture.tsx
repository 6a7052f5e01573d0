import { useMemo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { qrPath } from '#lib/share-picture/qr-path.ts';

/** Its quiet border reaches out of the text's edge. */
const Code = styled('svg', { base: { width: '160px', height: '160px', margin: '-12px', background: 'bg', '& path': { fill: 'fg' } } });

/** A text as a QR code. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Code>
  );
}
