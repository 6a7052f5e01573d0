import { encode } from 'uqr';

/** Light squares that a scanner needs around a code. */
const quiet = 4;

/** A text as a QR code: the dark squares as one path, row by row, in a square of `size`. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
