import * as z from 'zod/mini';

/** UTF-16 units. */
const nameAtMost = 120;
const taxNumberAtMost = 40;
const addressAtMost = 300;
const addressLinesAtMost = 6;

/**
 * What the fonts of a receipt have: letters of Western European languages, Vietnamese and pinyin, Greek and Russian ones, Chinese and
 * Japanese characters of the basic plane, digits and signs. No control character, nothing invisible.
 */
const printable = new RegExp(
  `^[${[
    String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u0103\u0110-\u0113\u011a\u011b\u0128-\u012b\u0143\u0144\u0147\u0148\u014c-\u014f\u0152\u0153`,
    String.raw`\u0168-\u016d\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01f8\u01f9\u1ea0-\u1ef9`,
    String.raw`\u0391-\u03a1\u03a3-\u03a9\u03b1-\u03c1\u03c3-\u03c9\u0401\u0410-\u044f\u0451`,
    String.raw`\u2010-\u2016\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039-\u203b\u2103\u2116\u2121\u2122`,
    String.raw`\u2160-\u216b\u2170-\u217b\u2190-\u2193\u2460-\u24ff\u25a0-\u25ab\u25cb\u25cc\u25ce-\u25d3\u2605\u2606`,
    String.raw`\u3000-\u302d\u3030-\u303f\u3041-\u3096\u3099-\u30ff\u31f0-\u31ff\u3220-\u325f\u3280-\u32fe\u3300-\u332b\u332d-\u33ff`,
    String.raw`\u3400-\u4db5\u4e00-\u9fa5\uf900-\uf959\uf95b-\uf9f2\uf9f4-\ufa2d\uff01-\uff9f\uffe0-\uffe6`,
  ].join('')}]*$`,
  'u',
);

/** Where a line of an address ends, as any system writes it. */
const lineEnd = /\r\n|[\n\r\u2028\u2029]/;

/** The characters of a text that cannot be printed, each once; those that cannot be seen by their number. */
export const unprintable = (text: string): string[] =>
  [...new Set(text.normalize('NFC').split(lineEnd).join(''))]
    .filter((character) => !printable.test(character))
    .map((character) =>
      /[\p{C}\p{Z}]/u.test(character) ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : character,
    );

const line = (lengthAtMost: number) =>
  z.optional(
    z.string().check(
      z.normalize('NFC'),
      z.trim(),
      z.maxLength(lengthAtMost),
      z.refine((text) => printable.test(text), 'contains a character that cannot be printed'),
    ),
  );

const linesOf = (text: string): string[] =>
  text
    .split(lineEnd)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Whom a receipt is printed for, as the buyer types it. It is on that page and in that PDF, and stored nowhere. */
export const receiptBuyerFields = {
  company: line(nameAtMost).check(z.describe('of the buyer, to print; it is stored nowhere')),
  taxNumber: line(taxNumberAtMost).check(z.describe('of the buyer, to print; it is stored nowhere and not checked')),
  address: z
    .optional(
      z.string().check(
        z.normalize('NFC'),
        z.maxLength(addressAtMost),
        z.refine((text) => linesOf(text).length <= addressLinesAtMost, 'has too many lines'),
        z.refine((text) => linesOf(text).every((each) => printable.test(each)), 'contains a character that cannot be printed'),
      ),
    )
    .check(z.describe('of the buyer, to print, in at most six lines; it is stored nowhere')),
} as const;

export const receiptBuyer = z.strictObject(receiptBuyerFields);

export type ReceiptBuyer = z.infer<typeof receiptBuyer>;

export type ReceiptBuyerField = keyof typeof receiptBuyerFields;

/** The lines of an address as they are printed. */
export const addressLines = ({ address = '' }: ReceiptBuyer): string[] => linesOf(address);
