import { describe, expect, test } from '@jest/globals';
import {
  commonPercents,
  equalPercents,
  loadClaims,
  noClaims,
  type AskPricesBefore,
  type PriceClaims,
  type ShownPrice,
} from '#lib/price-history/price-claims.ts';
import type { PriceBeforeMessage, PricesBefore } from '#lib/contracts/calls/price-calls.ts';
import { money } from '#lib/money/money.ts';
import { starter } from '#tests/lib/catalogue/sample-catalogue.ts';

const nowMs = 1_000_000;
const shown: ShownPrice = {
  configuration: { ...starter, dataDisks: [] },
  period: '1m',
  prices: { USD: money(278, 'USD'), HKD: money(2172, 'HKD'), JPY: null },
};

const claim = (nowMinor: number, beforeMinor: number): PriceBeforeMessage => ({
  kind: 'claim',
  nowMinor,
  beforeMinor,
  percent: 20,
  market: 'EU',
  since: '2026-11-21T00:00:00.000Z',
});
const none = (nowMinor: number | null): PriceBeforeMessage => ({ kind: 'none', nowMinor, reason: 'not-reduced' });

const load = (answer: PricesBefore | null) => loadClaims({ nowMs, askPricesBefore: async () => answer }, ['EU'], [shown]);

describe('R-6 what a page says of its reduced prices', () => {
  test('comes from the services, which are asked for the configurations of the page', async () => {
    const asked: unknown[] = [];
    const ask: AskPricesBefore = async (params) => {
      asked.push(params);
      return [{ USD: claim(278, 347), HKD: none(2172), JPY: none(null) }];
    };
    expect(await loadClaims({ nowMs, askPricesBefore: ask }, ['EU', 'US'], [shown])).toEqual({
      claims: [{ USD: { before: money(347, 'USD'), percent: 20, market: 'EU' }, HKD: null, JPY: null }],
      changesAt: [],
    });
    expect(asked).toEqual([{ markets: ['EU', 'US'], choices: [{ ...starter, period: '1m' }] }]);
  });

  test('is nothing while the services cannot be reached, and the page is made again soon', async () => {
    expect(await load(null)).toEqual({ claims: [noClaims], changesAt: [nowMs + 15_000] });
  });

  test('is nothing for a price that the history does not have yet, and the page is made again soon', async () => {
    const answer = [{ USD: claim(300, 347), HKD: claim(2172, 2715), JPY: none(null) }];
    const { claims, changesAt } = await load(answer);
    expect([claims[0]?.USD, claims[0]?.HKD?.before.amountMinor, changesAt]).toEqual([null, 2715, [nowMs + 15_000]]);
    expect((await load([])).changesAt).toHaveLength(1);
  });

  test('is nothing for a price that a public code goes below, and that stays so', async () => {
    expect(await load([{ USD: claim(200, 347), HKD: none(2172), JPY: none(null) }])).toEqual({ claims: [noClaims], changesAt: [] });
  });

  test('is nothing where nobody is asked', async () => {
    expect(await loadClaims({ nowMs }, ['EU'], [shown])).toEqual({ claims: [noClaims], changesAt: [] });
    const never: AskPricesBefore = () => Promise.reject(new Error('asked'));
    expect(await loadClaims({ nowMs, askPricesBefore: never }, ['EU'], [])).toEqual({ claims: [], changesAt: [] });
  });
});

const of = (percent: number | null): PriceClaims => ({
  ...noClaims,
  USD: percent === null ? null : { before: money(1, 'USD'), percent, market: 'EU' },
});

test('R-6 a percentage for several prices is the least of them, and none where one has none', () => {
  const { prices } = shown;
  expect(commonPercents([])).toEqual({ USD: null, HKD: null, JPY: null });
  expect(commonPercents([20, 12].map((percent) => ({ prices, claims: of(percent) }))).USD).toBe(12);
  expect(commonPercents([20, null].map((percent) => ({ prices, claims: of(percent) }))).USD).toBeNull();
  const notSold = { prices: { ...prices, USD: null }, claims: noClaims };
  expect(commonPercents([{ prices, claims: of(20) }, notSold]).USD).toBe(20);
});

test('R-6 a percentage is that of each of several prices only if all of them that are sold have it', () => {
  const { prices } = shown;
  const ofAll = (...percents: (number | null)[]) => equalPercents(percents.map((percent) => ({ prices, claims: of(percent) }))).USD;
  expect(equalPercents([])).toEqual({ USD: null, HKD: null, JPY: null });
  expect([ofAll(20, 20), ofAll(20, 12), ofAll(12, 20), ofAll(20, null)]).toEqual([20, null, null, null]);
  const notSold = { prices: { ...prices, USD: null }, claims: noClaims };
  expect(equalPercents([{ prices, claims: of(20) }, notSold]).USD).toBe(20);
});
