/** Sizes of a code by its version, from 1 on, at error correction M: about 15 percent of it may be unreadable (ISO/IEC 18004). */
const versions = [
  { codewords: 26, correction: 10, blocks: 1 },
  { codewords: 44, correction: 16, blocks: 1 },
  { codewords: 70, correction: 26, blocks: 1 },
  { codewords: 100, correction: 18, blocks: 2 },
  { codewords: 134, correction: 24, blocks: 2 },
  { codewords: 172, correction: 16, blocks: 4 },
  { codewords: 196, correction: 18, blocks: 4 },
  { codewords: 242, correction: 22, blocks: 4 },
  { codewords: 292, correction: 22, blocks: 5 },
  { codewords: 346, correction: 26, blocks: 5 },
] as const;

type Version = (typeof versions)[number];

const dataOf = ({ codewords, correction, blocks }: Version): number => codewords - correction * blocks;

/** From version 10 on the length of a text takes two bytes. */
const lengthBitsOf = (version: number): number => (version < 10 ? 8 : 16);

/** Product in the field of 256 elements over x⁸ + x⁴ + x³ + x² + 1. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** The divisor of a Reed–Solomon code, highest power first, without its leading 1. */
function divisorOf(degree: number): number[] {
  const divisor = Array.from<unknown, number>({ length: degree }, (_none, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}

/** The text in byte mode, filled up to the capacity of its version. */
function dataBytes(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBitsOf(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < capacity * 8; filler ^= 0xec ^ 0x11) put(filler, 8);
  return Array.from({ length: capacity }, (_none, at) => bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0));
}

export interface QrCodewords {
  readonly version: number;
  /** Data and correction of all blocks, interleaved as they are placed. */
  readonly codewords: readonly number[];
}

/** The codewords of a text in the smallest version that holds it; null for one longer than version 10 holds. */
export function qrCodewords(text: string): QrCodewords | null {
  const bytes = new TextEncoder().encode(text);
  const place = versions.findIndex((each, at) => 4 + lengthBitsOf(at + 1) + bytes.length * 8 <= dataOf(each) * 8);
  const size = versions[place];
  if (!size) return null;
  const data = dataBytes(bytes, place + 1, dataOf(size));
  const divisor = divisorOf(size.correction);
  // the last blocks are a byte longer where the data cannot be shared out evenly
  const short = Math.floor(data.length / size.blocks);
  const long = data.length % size.blocks;
  let taken = 0;
  const blocks = Array.from({ length: size.blocks }, (_none, at) => {
    const block = data.slice(taken, (taken += short + (at >= size.blocks - long ? 1 : 0)));
    return { data: block, correction: correctionOf(block, divisor) };
  });
  const interleave = (part: 'data' | 'correction', length: number): number[] =>
    Array.from({ length }, (_none, at) => blocks.flatMap((block) => block[part].slice(at, at + 1))).flat();
  return { version: place + 1, codewords: [...interleave('data', short + 1), ...interleave('correction', size.correction)] };
}
