import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#lib/language/languages.ts';
import type { ReceiptView } from '#lib/orders/receipts/receipt-view.ts';
import { drawReceipt, type ReceiptFonts } from './draw-receipt.ts';

/** What a thread is given. */
export interface ReceiptToDraw {
  readonly view: ReceiptView;
  readonly language: Language;
}

/** The same character has another form in Chinese than in Japanese, and each family lacks some that the other has. */
const fontFiles = {
  en: ['@embedpdf/fonts-jp', 'NotoSansJP'],
  zh: ['@embedpdf/fonts-sc', 'NotoSansHans'],
  ja: ['@embedpdf/fonts-jp', 'NotoSansJP'],
} as const satisfies Record<Language, readonly [packageName: string, family: string]>;

const otherLanguage = { en: 'zh', zh: 'ja', ja: 'zh' } as const satisfies Record<Language, Language>;

function fontsOf(language: Language): ReceiptFonts {
  const [packageName, family] = fontFiles[language];
  const file = (weight: string): Buffer => readFileSync(new URL(`../fonts/${family}-${weight}.otf`, import.meta.resolve(packageName)));
  return { regular: file('Regular'), bold: file('Bold') };
}

// only `print-receipt.ts` starts this file
const { view, language }: ReceiptToDraw = workerData;
const bytes = new Uint8Array(await drawReceipt(view, language, { own: fontsOf(language), other: () => fontsOf(otherLanguage[language]) }));
parentPort?.postMessage(bytes, [bytes.buffer]);
