import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { receiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import { atWidth } from '#tests/setup/test-width.ts';
import { charactersOf } from '#services/mydoc/orders/receipts/font-characters.ts';

/** All scripts of today are below the first; before a release every code point is tried. */
const codePointsBelow = atWidth(0x30000, 0x110000);

type Characters = ReturnType<typeof charactersOf>;
const charactersIn = (family: string): readonly Characters[] =>
  ['Regular', 'Bold'].map((weight) => charactersOf(readFileSync(`node_modules/@embedpdf/${family}-${weight}.otf`)));
const ofJapanese = charactersIn('fonts-jp/fonts/NotoSansJP');
const ofChinese = charactersIn('fonts-sc/fonts/NotoSansHans');

test('a font has the characters that it draws, and no others', () => {
  const [has] = ofJapanese;
  expect([...'aé領髙讯Ł'].map((character) => has?.(character.codePointAt(0) ?? 0))).toEqual([true, true, true, true, false, false]);
  expect(() => charactersOf(Buffer.alloc(64))).toThrow('without the table cmap');
});

test('whatever a buyer may have printed is in the fonts, in both weights', () => {
  const isIn = (fontsOf: readonly Characters[], codePoint: number): boolean => fontsOf.every((has) => has(codePoint));
  const missing: string[] = [];
  let printed = 0;
  for (let codePoint = 0; codePoint < codePointsBelow; codePoint += 1) {
    const text = String.fromCodePoint(codePoint);
    if (text.trim() === '' || text.normalize('NFC') !== text || !receiptBuyer.safeParse({ company: text }).success) continue;
    printed += 1;
    if (!isIn(ofJapanese, codePoint) && !isIn(ofChinese, codePoint)) missing.push(text);
  }
  expect(missing).toEqual([]);
  expect(printed).toBeGreaterThan(28_000);
  expect([0x20000, 0x141].map((codePoint) => isIn(ofChinese, codePoint))).toEqual([false, false]);
}, 60_000);
