import type { Prices } from '#lib/content/values/prices.ts';
import { money } from '#lib/money/money.ts';
import type { Example } from './example.ts';
import { Price } from './price.tsx';

const starter: Prices = { USD: money(347, 'USD'), HKD: money(2715, 'HKD'), JPY: money(662, 'JPY') };
const largest: Prices = { USD: money(123_456_789, 'USD'), HKD: money(987_654_321, 'HKD'), JPY: money(98_765_432, 'JPY') };
const inYenOnly: Prices = { USD: null, HKD: null, JPY: money(662, 'JPY') };

export const priceExamples: readonly Example[] = [
  { name: 'typical', language: 'en', element: <Price prices={starter} language="en" per="/month" notSold="Not sold in this currency" /> },
  { name: 'longest', language: 'en', element: <Price prices={largest} language="en" per="/month" notSold="Not sold in this currency" /> },
  { name: 'japanese', language: 'ja', element: <Price prices={starter} language="ja" per="/月" notSold="この通貨では販売していません" /> },
  { name: 'error', language: 'en', element: <Price prices={inYenOnly} language="en" per="/month" notSold="Not sold in this currency" /> },
];
