import { qrCodewords } from './qr-codewords.ts';

/** Positions of the small squares of a version, from version 1 on; the first one's line is also that of the dotted lines. */
const alignments = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]] as const;

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of fields from the top; true is dark, undefined is free for data. */
type Fields = (boolean | undefined)[][];

/** A code as rows of dark and light fields, without the quiet border of four fields that has to be around it. */
export type QrCode = readonly (readonly boolean[])[];

/** A value with the remainder of its division behind it (BCH). */
function withRemainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let bit = 0; bit < degree; bit += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return (value << degree) | rest;
}

function set(fields: Fields, x: number, y: number, dark: boolean): void {
  const row = fields[y];
  if (row && x >= 0 && x < row.length) row[x] = dark;
}

/** A square of rings around a place; also clears the light ring around it. */
function drawRings(fields: Fields, atX: number, atY: number, radius: number): void {
  for (let y = -radius; y <= radius; y += 1) {
    for (let x = -radius; x <= radius; x += 1) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      set(fields, atX + x, atY + y, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

/** Everything that is not data: squares, dotted lines, version, and the places of format and mask. */
function drawPatterns(version: number): Fields {
  const size = version * 4 + 17;
  const fields: Fields = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let at = 0; at < size; at += 1) {
    set(fields, 6, at, at % 2 === 0);
    set(fields, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(fields, x, y, 4);
  const places: readonly number[] = alignments[version - 1] ?? [];
  const last = places.length - 1;
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      const underSquare = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
      if (!underSquare) drawRings(fields, x, y, 2);
    }),
  );
  drawFormat(fields, 0);
  if (version >= 7) drawVersion(fields, version);
  return fields;
}

function drawVersion(fields: Fields, version: number): void {
  const bits = withRemainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >>> at) & 1) === 1;
    const [far, near] = [fields.length - 11 + (at % 3), Math.floor(at / 3)];
    set(fields, far, near, dark);
    set(fields, near, far, dark);
  }
}

/** Error correction M, which is 0, and the mask, twice. */
function drawFormat(fields: Fields, mask: number): void {
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
  const size = fields.length;
  const dark = (at: number): boolean => ((bits >>> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    // beside the first square: around its corner, over the dotted lines
    const [x, y] = at < 6 ? [8, at] : at < 8 ? [8, at + 1] : at === 8 ? [7, 8] : [14 - at, 8];
    set(fields, x, y, dark(at));
    if (at < 8) set(fields, size - 1 - at, 8, dark(at));
    else set(fields, 8, size - 15 + at, dark(at));
  }
  set(fields, 8, size - 8, true);
}

/** Writes the data in columns of two, from the right, up and down in turns. */
function drawData(patterns: Fields, codewords: readonly number[], mask: (x: number, y: number) => boolean): boolean[][] {
  const size = patterns.length;
  const drawn = patterns.map((row) => row.map((field) => field === true));
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = drawn[y];
        if (!row || patterns[y]?.[x] !== undefined) continue;
        const dark = (((codewords[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== mask(x, y);
        bit += 1;
      }
    }
  }
  return drawn;
}

/** How hard a code is to read: long runs, squares of one colour, and too much of one of them. */
function penaltyOf(code: QrCode): number {
  const size = code.length;
  const at = (x: number, y: number): boolean => code[y]?.[x] === true;
  let penalty = 0;
  let dark = 0;
  for (let first = 0; first < size; first += 1) {
    for (const read of [(second: number) => at(first, second), (second: number) => at(second, first)]) {
      let run = 1;
      for (let second = 1; second <= size; second += 1) {
        if (second < size && read(second) === read(second - 1)) run += 1;
        else {
          if (run >= 5) penalty += run - 2;
          run = 1;
        }
      }
    }
    for (let second = 0; second < size; second += 1) {
      dark += Number(at(first, second));
      const corner = at(first, second);
      const square = [at(first + 1, second), at(first, second + 1), at(first + 1, second + 1)];
      if (first + 1 < size && second + 1 < size && square.every((each) => each === corner)) penalty += 3;
    }
  }
  return penalty + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** A text as a QR code, at error correction M; null for a text that is too long: more than 213 bytes. */
export function qrCode(text: string): QrCode | null {
  const made = qrCodewords(text);
  if (!made) return null;
  const codes = masks.map((mask, at) => {
    const patterns = drawPatterns(made.version);
    drawFormat(patterns, at);
    return drawData(patterns, made.codewords, mask);
  });
  return codes.toSorted((one, other) => penaltyOf(one) - penaltyOf(other))[0] ?? null;
}
