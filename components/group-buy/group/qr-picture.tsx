import { useMemo } from 'react';
import { styled } from '#components/ui/styled/styled.ts';
import { qrCode } from '#lib/share-picture/qr-code.ts';

/** Its quiet border reaches out of the text's edge. */
const Code = styled('svg', { base: { width: '160px', height: '160px', margin: '-12px', background: 'bg', '& path': { fill: 'fg' } } });

/** Light fields that a scanner needs around a code. */
const quiet = 4;

/** A text as a QR code; nothing for one that is too long for it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = useMemo(() => qrCode(text), [text]);
  if (code === null) return null;
  const size = code.length + 2 * quiet;
  const fields = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : []))).join('');
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={fields} />
    </Code>
  );
}
