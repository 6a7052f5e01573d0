import { expect, test } from '@jest/globals';
import { priceChanges, type PriceChange } from '#studio/tools/prices/price-changes.ts';
import type { PriceRow } from '#studio/tools/prices/price-list.ts';
import { priceWrites } from '#studio/tools/prices/price-writes.ts';
import type { Currency } from '#lib/money/currencies.ts';

const row: PriceRow = {
  id: 'model-a',
  revision: 'r1',
  type: 'model',
  code: 'cvm.g4a.amd.c1m1',
  region: 'US-0',
  key: 'la',
  amounts: { USD: 2, HKD: null, JPY: 7.2 },
  draft: null,
};

const questionOf = (currency: Currency, amount: number): string | null | undefined =>
  priceChanges([{ row, currency, amount }])[0]?.question;

test('only what differs is a change', () => {
  expect(priceChanges([{ row, currency: 'USD', amount: 2 }])).toEqual([]);
  expect(priceChanges([{ row, currency: 'USD', amount: 2.1 }])).toEqual([{ row, currency: 'USD', before: 2, after: 2.1, question: null }]);
});

test.each([
  ['USD', 0, 'This would cost nothing.'],
  ['USD', 2.105, 'USD has 2 decimals.'],
  ['HKD', 15.005, 'HKD has 2 decimals.'],
  ['HKD', 15, null],
  // a unit price that has such digits already may have others
  ['JPY', 7.5, null],
  ['USD', 3.99, null],
  ['USD', 4, '2 times the price of now.'],
  ['USD', 21, '10.5 times the price of now.'],
  ['USD', 1.01, null],
  ['USD', 1, 'The price of now divided by 2.'],
] as const)('%s %s asks: %s', (currency, amount, question) => {
  expect(questionOf(currency, amount)).toBe(question);
});

test('yen without decimals ask before they get some', () => {
  const whole = { ...row, amounts: { ...row.amounts, JPY: 281 } };
  expect(priceChanges([{ row: whole, currency: 'JPY', amount: 281.5 }])[0]?.question).toBe('JPY has no decimals.');
});

const change = (over: Partial<PriceRow>, currency: Currency, after: number): PriceChange => ({
  row: { ...row, ...over },
  currency,
  before: 1,
  after,
  question: null,
});

test('each document is written once, at the revision that was read, and its draft like it', () => {
  const draft = { revision: 'd1', key: 'other' };
  expect(
    priceWrites([
      change({ draft }, 'USD', 3),
      change({ draft }, 'JPY', 4),
      change({ region: 'JP-0', key: 'tk', draft: { revision: 'd1', key: null } }, 'USD', 5),
      change({ id: 'disk-a', revision: 'r2' }, 'HKD', 6),
    ]),
  ).toEqual([
    {
      id: 'model-a',
      patch: {
        ifRevisionID: 'r1',
        set: { 'regions[_key=="la"].price.USD': 3, 'regions[_key=="la"].price.JPY': 4, 'regions[_key=="tk"].price.USD': 5 },
      },
    },
    {
      id: 'drafts.model-a',
      patch: { ifRevisionID: 'd1', set: { 'regions[_key=="other"].price.USD': 3, 'regions[_key=="other"].price.JPY': 4 } },
    },
    { id: 'disk-a', patch: { ifRevisionID: 'r2', set: { 'regions[_key=="la"].price.HKD': 6 } } },
  ]);
});
