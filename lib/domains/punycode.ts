const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;
const lastCodePoint = 0x10_ff_ff;

/** The characters that an `xn--` label stands for (RFC 3492), without the prefix; null if it stands for none. */
export function decodePunycode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf('-');
  const points = [...encoded.slice(0, Math.max(0, delimiter))].map((character) => character.codePointAt(0) ?? 0);
  let code = initialCode;
  let bias = initialBias;
  let position = 0;
  let at = delimiter + 1;
  while (at < encoded.length) {
    const delta = readDelta(encoded, at, bias);
    if (delta === null) return null;
    const length = points.length + 1;
    const inserted = position + delta.value;
    bias = adapt(delta.value, length, position === 0);
    code += Math.floor(inserted / length);
    if (code > lastCodePoint) return null;
    position = inserted % length;
    points.splice(position, 0, code);
    position += 1;
    at = delta.next;
  }
  return String.fromCodePoint(...points);
}

function readDelta(encoded: string, from: number, bias: number): { readonly value: number; readonly next: number } | null {
  let value = 0;
  let weight = 1;
  let at = from;
  for (let k = base; ; k += base) {
    const digit = digitOf(encoded.charCodeAt(at));
    if (digit === null) return null;
    at += 1;
    value += digit * weight;
    if (value > Number.MAX_SAFE_INTEGER / base) return null;
    const threshold = Math.min(tMax, Math.max(tMin, k - bias));
    if (digit < threshold) return { value, next: at };
    weight *= base - threshold;
  }
}

/** a–z are 0 to 25, 0–9 are 26 to 35; the end of the text is no digit. */
function digitOf(unit: number): number | null {
  if (unit >= 0x61 && unit <= 0x7a) return unit - 0x61;
  return unit >= 0x30 && unit <= 0x39 ? unit - 0x30 + 26 : null;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  while (rest > ((base - tMin) * tMax) / 2) {
    rest = Math.floor(rest / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}
