import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { extractText, getMeta } from 'unpdf';
import type { Language } from '#lib/language/languages.ts';
import type { ReceiptView } from '#lib/orders/receipts/receipt-view.ts';
import { drawReceipt, type FontChoice, type ReceiptFonts } from '#services/mydoc/orders/receipts/draw-receipt.ts';

const fontsIn = (family: string): ReceiptFonts => {
  const file = (weight: string): Buffer => readFileSync(`node_modules/@embedpdf/${family}-${weight}.otf`);
  return { regular: file('Regular'), bold: file('Bold') };
};
const japanese = fontsIn('fonts-jp/fonts/NotoSansJP');
const chinese = fontsIn('fonts-sc/fonts/NotoSansHans');
const fonts: FontChoice = { own: japanese, other: () => chinese };
const view: ReceiptView = {
  title: '領収書',
  number: 'S-4NPY-5RQ5',
  parties: [{ heading: '販売業者', lines: ['Harbour', '東京都'] }],
  facts: [['ご注文番号', 'S-4NPY-5RQ5']],
  tables: [{ heading: '返金', rows: [['お客さまのお申し込み', '−¥1,603']], sum: ['領収金額', '¥55'] }],
  notes: [],
};
const drawn = async (change: Partial<ReceiptView> = {}, language: Language = 'ja') => {
  const bytes = await drawReceipt({ ...view, ...change }, language, fonts);
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return { bytes, pages: text, info: (await getMeta(new Uint8Array(bytes))).info };
};

test('a receipt is drawn on one sheet of A4, with its characters as text, its title, its seller and its language', async () => {
  const { bytes, pages, info } = await drawn();
  expect(pages).toHaveLength(1);
  for (const part of ['領収書', '東京都', '販売業者', 'お客さまのお申し込み', '¥1,603', '領収金額', '¥55'])
    expect(pages[0]).toContain(part);
  expect(info).toMatchObject({ Title: '領収書 S-4NPY-5RQ5', Author: 'Harbour' });
  const source = bytes.toString('latin1');
  expect(source).toContain('/Lang (ja)');
  expect(source).toMatch(/\/MediaBox \[0 0 595\.28 841\.89\]/);
  expect(source.match(/\/FontFile3/g)).toHaveLength(2);
}, 60_000);

test('only the characters that are shown are in the file', async () => {
  expect((await drawn()).bytes.length).toBeLessThan(60_000);
}, 60_000);

test('what has no room goes on to further sheets, nothing is cut off, and nobody is named as author who is not known', async () => {
  const { pages, info } = await drawn({ parties: [], notes: Array.from({ length: 90 }, (_, row) => `Note ${row}.`) }, 'en');
  expect(pages.length).toBeGreaterThan(1);
  for (let row = 0; row < 90; row += 1) expect(pages.join(' ')).toContain(`Note ${row}.`);
  expect(info.Author).toBeUndefined();
}, 60_000);

test('a Chinese name in a Japanese receipt is drawn by the font that has its characters', async () => {
  const { pages, bytes } = await drawn({ parties: [{ heading: 'お客さま', lines: ['腾讯科技'] }] });
  expect(pages[0]).toContain('腾讯科技');
  expect(bytes.toString('latin1')).toContain('NotoSansHans');
  expect((await drawn()).bytes.toString('latin1')).not.toContain('NotoSansHans');
}, 60_000);
