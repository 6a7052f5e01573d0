import { expect, jest, test } from '@jest/globals';
import { emptyCatalogue } from '#lib/catalogue/catalogue.ts';
import { publicPriceHistory, type SellingState } from '#lib/price-history/public-prices.ts';
import { createKnownHistories } from '#services/mydoc/prices/known-histories.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';
import { dayMs, sampleDiscount } from '#tests/lib/price-history/sample-discount.ts';

const hourMs = 3_600_000;
const choice = { configuration: starter, period: '1m' };
const roomy = { choicesAtMost: 10 };
const inDollars = { ...choice, currency: 'USD' } as const;
const promotion = { ...sampleDiscount, repeatsEveryDays: 56 };
const states: readonly SellingState[] = [{ fromMs: 0, catalogue: sampleCatalogue, discounts: [promotion] }];

test('R-6 the histories of a choice are computed once a day, and are the same at each instant', () => {
  const compute = jest.fn(publicPriceHistory);
  const { find, read } = createKnownHistories(roomy, compute);
  const from = 10 * dayMs - 12 * hourMs;
  for (const untilMs of [from, from + hourMs, 10 * dayMs - 1, 10 * dayMs, from + dayMs - 1]) {
    expect(read(states, { ...choice }, untilMs).USD).toEqual(publicPriceHistory(states, inDollars, untilMs));
  }
  expect(compute.mock.calls.map(([, { currency }]) => currency)).toEqual(['USD', 'HKD', 'JPY']);
  expect(find(states, choice, from + dayMs - 1)).toEqual(read(states, choice, from + dayMs - 1));
  expect(find(states, choice, from + dayMs)).toBeNull();
  expect(read(states, choice, from + dayMs).USD).toHaveLength(2);
  expect(compute).toHaveBeenCalledTimes(6);
});

test('R-6 other states, and another choice, have histories of their own', () => {
  const { find, read } = createKnownHistories(roomy);
  expect(read(states, choice, 12 * dayMs).USD).toHaveLength(2);
  expect(find(states, choice, 12 * dayMs)).not.toBeNull();
  expect(find([...states], choice, 12 * dayMs)).toBeNull();
  expect(find(states, { ...choice, period: '1y' }, 12 * dayMs)).toBeNull();
  expect(read([], choice, 12 * dayMs).USD).toEqual([]);
  expect(read(states, { ...choice, period: '1y' }, 12 * dayMs).USD).toHaveLength(1);
});

test('R-6 as many choices are kept as is said, each with all its currencies', () => {
  const known = createKnownHistories({ choicesAtMost: 2 });
  const sizes = [10, 11, 12].map((sizeGib) => ({ ...choice, configuration: { ...starter, disk: { ...starter.disk, sizeGib } } }));
  for (const size of sizes) known.read(states, size, 12 * dayMs);
  expect(known.size).toBe(2);
  expect(sizes.map((size) => known.find(states, size, 12 * dayMs) !== null)).toEqual([false, true, true]);
});

test.each([
  ['region', { ...choice, configuration: { ...starter, region: 'none' } }],
  ['model', { ...choice, configuration: { ...starter, model: 'none' } }],
  ['disk', { ...choice, configuration: { ...starter, disk: { ...starter.disk, type: 'none' } } }],
  ['transfer', { ...choice, configuration: { ...starter, traffic: 'none' } }],
  ['period', { ...choice, period: 'none' }],
])('R-6 a choice with a %s that was never published was never sold; that is neither computed nor kept', (_says, invented) => {
  const compute = jest.fn(publicPriceHistory);
  const known = createKnownHistories(roomy, compute);
  for (const untilMs of [0, 12 * dayMs]) {
    const expected = publicPriceHistory(states, { ...invented, currency: 'HKD' }, untilMs);
    expect(known.find(states, invented, untilMs)?.HKD).toEqual(expected);
    expect(known.read(states, invented, untilMs).HKD).toEqual(expected);
  }
  expect(known.find([{ fromMs: 5, catalogue: sampleCatalogue, discounts: [] }], invented, 4)?.USD).toEqual([]);
  expect(compute).not.toHaveBeenCalled();
  expect(known.size).toBe(0);
});

test('R-6 a code that is no longer published is known', () => {
  const later = [...states, { fromMs: dayMs, catalogue: emptyCatalogue, discounts: [] }];
  expect(
    createKnownHistories(roomy)
      .read(later, choice, 2 * dayMs)
      .USD.map(({ amountMinor }) => amountMinor === null),
  ).toEqual([false, true]);
});
