import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { marketReferences, type MarketReference, type PaidSale } from '#lib/price-history/market-references.ts';
import type { PriceHistory } from '#lib/price-history/price-steps.ts';
import type { Market } from '#lib/money/markets.ts';
import { byCounting, type Days } from '#tests/fixtures/references-by-counting.ts';
import { runsOf } from '#tests/setup/test-width.ts';

const dayMs = 86_400_000;
const numRuns = runsOf({ usual: 500, full: 10_000 });

const historyOf = (days: Days): PriceHistory => days.map((amountMinor, day) => ({ fromMs: day * dayMs, amountMinor, by: null }));

const reference = (market: Market, days: Days, { saleDays = 21, sales = [] as readonly PaidSale[] } = {}): MarketReference =>
  marketReferences[market]({
    history: [...historyOf(days), { fromMs: days.length * dayMs, amountMinor: 1, by: 'sale' }],
    startsAtMs: days.length * dayMs,
    endsAtMs: (days.length + saleDays) * dayMs,
    sales,
  });

const amount = (found: MarketReference): number | null => (typeof found === 'number' ? found : null);

/** Up to 130 days in stretches of one price, of which some return. */
const days = fc
  .array(fc.tuple(fc.constantFrom(null, 500, 700, 900, 1000), fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 8 })
  .map((stretches) => stretches.flatMap(([price, length]) => Array.from({ length }, () => price)).slice(-130));

describe('R-6 the price before a reduction by the rules of each market', () => {
  test.each(['EU', 'US', 'JP', 'HK'] as const)('%s: random histories agree with a count of days', (market) => {
    fc.assert(
      fc.property(days, (each) => {
        expect(amount(reference(market, each))).toBe(byCounting[market](each));
      }),
      { numRuns },
    );
  });

  test('UK: random histories and sales agree with a count of days', () => {
    const sale = fc.record({ day: fc.integer({ min: 0, max: 129 }), amountMinor: fc.constantFrom(500, 700, 900, 1000) });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), fc.array(sale, { maxLength: 60 }), (each, saleDays, sold) => {
        const was = each.at(-1) ?? null;
        const run = each.length - 1 - each.findLastIndex((price) => price !== was);
        const bought = sold.filter(({ day, amountMinor }) => amountMinor === was && day >= each.length - run && day < each.length).length;
        const sales = sold.map(({ day, amountMinor }) => ({ atMs: day * dayMs, amountMinor }));
        expect(amount(reference('UK', each, { saleDays, sales }))).toBe(run >= saleDays && bought >= 10 ? was : null);
      }),
      { numRuns },
    );
  });

  test('CN: random sales agree with a search through all of them', () => {
    const sale = fc.record({ day: fc.integer({ min: 0, max: 60 }), amountMinor: fc.integer({ min: 100, max: 120 }) });
    fc.assert(
      fc.property(fc.uniqueArray(sale, { maxLength: 12, selector: ({ day }) => day }), (sold) => {
        let expected: number | null = null;
        for (let day = 0; day < 50; day += 1) {
          const found = sold.find((each) => each.day === day);
          if (!found) continue;
          expected =
            day > 43 && expected !== null && sold.some((each) => each.day >= 43 && each.day < day)
              ? Math.min(expected, found.amountMinor)
              : found.amountMinor;
        }
        const sales = sold.map(({ day, amountMinor }) => ({ atMs: day * dayMs, amountMinor }));
        expect(
          amount(
            reference(
              'CN',
              Array.from({ length: 50 }, () => 900),
              { sales },
            ),
          ),
        ).toBe(expected);
      }),
      { numRuns },
    );
  });
});

const times = (price: number | null, length: number): Days => Array.from({ length }, () => price);

describe('R-6 bounds of the rules', () => {
  test('EU: the thirtieth day before counts, the thirty-first does not', () => {
    expect(reference('EU', [...times(900, 10), 500, ...times(900, 29)])).toBe(500);
    expect(reference('EU', [...times(900, 10), 500, ...times(900, 30)])).toBe(900);
  });

  test('EU: a price that is known for 29 days only is no ground for a claim', () => {
    expect(reference('EU', times(900, 29))).toBe('history-too-short');
    expect(reference('EU', times(null, 40))).toBe('not-sold-before');
  });

  test('US: 27 days are too few, 28 suffice', () => {
    expect(reference('US', times(900, 27))).toBe('not-long-enough');
    expect(reference('US', times(900, 28))).toBe(900);
    expect(reference('US', times(null, 28))).toBe('not-sold-before');
  });

  test('JP: half of the time is too little, and so is a price of two weeks ago', () => {
    expect(reference('JP', [...times(700, 28), ...times(900, 28)])).toBe('not-long-enough');
    expect(reference('JP', [...times(700, 27), ...times(900, 29)])).toBe(900);
    expect(reference('JP', [...times(900, 43), ...times(700, 13)])).toBe(900);
    expect(reference('JP', [...times(900, 42), ...times(700, 14)])).toBe('not-long-enough');
    expect(reference('JP', [...times(null, 43), ...times(900, 13)])).toBe('not-long-enough');
    expect(reference('JP', [...times(null, 42), ...times(900, 14)])).toBe(900);
    expect(reference('JP', times(900, 55))).toBe('history-too-short');
    expect(reference('JP', times(null, 56))).toBe('not-sold-before');
  });

  test('UK: a price asked for as long as the sale, and bought ten times', () => {
    const sales = (count: number): PaidSale[] => Array.from({ length: count }, () => ({ atMs: 45 * dayMs, amountMinor: 900 }));
    const each = [...times(700, 40), ...times(900, 21)];
    expect(reference('UK', each, { sales: sales(10) })).toBe(900);
    expect(reference('UK', each, { sales: sales(9) })).toBe('too-few-sales');
    expect(reference('UK', each, { sales: sales(10), saleDays: 22 })).toBe('not-long-enough');
    expect(reference('UK', times(null, 60), { sales: sales(10) })).toBe('not-sold-before');
  });

  test('UK: only sales at that price count, from the day it was first asked until the sale begins', () => {
    const each = [...times(700, 40), ...times(900, 21)];
    const found = (day: number, amountMinor = 900): MarketReference =>
      reference('UK', each, { sales: Array.from({ length: 10 }, () => ({ atMs: day * dayMs, amountMinor })) });
    expect([40, 60].map((day) => found(day))).toEqual([900, 900]);
    expect([39, 61].map((day) => found(day))).toEqual(['too-few-sales', 'too-few-sales']);
    expect(found(50, 899)).toBe('too-few-sales');
  });

  test('CN: without any sale there is nothing to compare with', () => {
    expect(reference('CN', times(900, 60))).toBe('too-few-sales');
  });

  test('HK: a price that was never asked for is no price before', () => {
    expect(reference('HK', [])).toBe('history-too-short');
    expect(reference('HK', [900, null])).toBe('not-sold-before');
  });
});
