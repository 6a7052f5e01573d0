import { expect, jest, test } from '@jest/globals';
import { publicPriceHistory, type SellingState } from '#lib/price-history/public-prices.ts';
import { createKnownHistories } from '#services/mydoc/prices/known-histories.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';
import { dayMs, sampleDiscount } from '#tests/lib/price-history/sample-discount.ts';

const hourMs = 3_600_000;
const choice = { configuration: starter, period: '1m', currency: 'USD' } as const;
const promotion = { ...sampleDiscount, repeatsEveryDays: 56 };
const states: readonly SellingState[] = [{ fromMs: 0, catalogue: sampleCatalogue, discounts: [promotion] }];

test('R-6 a history is computed once a day, and is the same at each instant', () => {
  const compute = jest.fn(publicPriceHistory);
  const { has, read: historyOf } = createKnownHistories(compute);
  const from = 10 * dayMs - 12 * hourMs;
  for (const untilMs of [from, from + hourMs, 10 * dayMs - 1, 10 * dayMs, from + dayMs - 1]) {
    expect(historyOf(states, { ...choice }, untilMs)).toEqual(publicPriceHistory(states, choice, untilMs));
  }
  expect(compute).toHaveBeenCalledTimes(1);
  expect([from + dayMs - 1, from + dayMs].map((untilMs) => has(states, choice, untilMs))).toEqual([true, false]);
  expect(historyOf(states, choice, from + dayMs)).toHaveLength(2);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('R-6 other states, and another choice, have a history of their own', () => {
  const { has, read: historyOf } = createKnownHistories();
  expect(historyOf(states, choice, 12 * dayMs)).toHaveLength(2);
  expect([has(states, choice, 12 * dayMs), has([...states], choice, 12 * dayMs)]).toEqual([true, false]);
  expect(has(states, { ...choice, period: '1y' }, 12 * dayMs)).toBe(false);
  expect(historyOf([], choice, 12 * dayMs)).toEqual([]);
  expect(historyOf(states, { ...choice, period: '1y' }, 12 * dayMs)).toHaveLength(1);
  expect(historyOf(states, { ...choice, configuration: { ...starter, model: 'none' } }, 12 * dayMs)).toMatchObject([{ amountMinor: null }]);
});
