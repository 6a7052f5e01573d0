import { expect, test } from '@jest/globals';
import type { OpenQuotes } from '#lib/contracts/calls/figure-calls.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { PriceChange, PricedRow } from '#studio/tools/prices/price-changes.ts';
import { touchedQuotes } from '#studio/tools/prices/quote-effects.ts';

const open = (over: Partial<OpenQuotes>): OpenQuotes => ({
  region: 'US-0',
  model: 'c1m1',
  disks: ['ssd'],
  traffic: 't500',
  currency: 'USD',
  quotes: 1,
  lastEndsAt: '2026-11-26T10:00:00.000Z',
  ...over,
});

const change = (type: string, code: string, currency: Currency = 'USD', region = 'US-0'): PriceChange<PricedRow> => ({
  row: { type, code, region, amounts: { USD: 1, HKD: 1, JPY: 1 }, draft: null },
  currency,
  before: 1,
  after: 2,
  question: null,
});

const quotes = [
  open({ quotes: 2 }),
  open({ disks: ['nvme', 'ssd'], quotes: 3, lastEndsAt: '2026-11-26T10:20:00.000Z' }),
  open({ currency: 'JPY', quotes: 4 }),
  open({ region: 'JP-0', quotes: 5 }),
  open({ model: 'c2m4', traffic: 't1000', quotes: 6 }),
];

const countsOf = (...changes: readonly PriceChange<PricedRow>[]) =>
  touchedQuotes(quotes, changes).map((each) => [each.model, each.region, each.currency, each.quotes]);

test('a price of a model touches its quotes in that region and currency, with any disk, as one line', () => {
  expect(touchedQuotes(quotes, [change('model', 'c1m1')])).toEqual([
    { model: 'c1m1', region: 'US-0', currency: 'USD', quotes: 5, lastEndsAt: '2026-11-26T10:20:00.000Z' },
  ]);
  expect(touchedQuotes(quotes.toReversed(), [change('model', 'c1m1')])[0]?.lastEndsAt).toBe('2026-11-26T10:20:00.000Z');
});

test('a price of a disk or of transfer touches the quotes that have it, and no other', () => {
  expect(countsOf(change('diskType', 'nvme'))).toEqual([['c1m1', 'US-0', 'USD', 3]]);
  expect(countsOf(change('trafficPlan', 't1000'))).toEqual([['c2m4', 'US-0', 'USD', 6]]);
  expect(countsOf(change('diskType', 't500'), change('trafficPlan', 'c1m1'), change('domainSuffix', 't500'))).toEqual([]);
});

test('a quote that several changes touch counts once; the most come first', () => {
  expect(countsOf(change('model', 'c1m1'), change('diskType', 'ssd'), change('model', 'c1m1', 'JPY'))).toEqual([
    ['c2m4', 'US-0', 'USD', 6],
    ['c1m1', 'US-0', 'USD', 5],
    ['c1m1', 'US-0', 'JPY', 4],
  ]);
});
