import { describe, expect, test } from '@jest/globals';
import { endOfDiscount, publicPriceHistory, type PublicDiscount, type SellingState } from '#lib/price-history/public-prices.ts';
import { money } from '#lib/money/money.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';
import { dayMs, sampleDiscount } from './sample-discount.ts';

const choice = { configuration: starter, period: '1m', currency: 'USD' } as const;

const promotion = (changes: Partial<PublicDiscount> = {}): PublicDiscount => ({ ...sampleDiscount, ...changes });

const state = (day: number, discounts: readonly PublicDiscount[] = [], catalogue = sampleCatalogue): SellingState => ({
  fromMs: day * dayMs,
  catalogue,
  discounts,
});

const dearer = {
  ...sampleCatalogue,
  models: sampleCatalogue.models.map((model) => ({
    ...model,
    regions: model.regions.map((each) => ({ ...each, price: { ...each.price, USD: 9 } })),
  })),
};

const history = (states: readonly SellingState[], untilDay = 200) =>
  publicPriceHistory(states, choice, untilDay * dayMs).map(({ fromMs, amountMinor, by }) => [fromMs / dayMs, amountMinor, by]);

describe('R-6 what a configuration cost everybody, and when', () => {
  test('a promotion counts from its start until just before its end, each time that it comes', () => {
    expect(history([state(0, [promotion({ repeatsEveryDays: 56 })])], 90)).toEqual([
      [0, 347, null],
      [10, 278, 'vps'],
      [31, 347, null],
      [66, 278, 'vps'],
      [87, 347, null],
    ]);
  });

  test('each price is computed over the catalogue of its time, and a promotion counts while it was published', () => {
    expect(history([state(0, [promotion()]), state(12, [], dearer), state(20, [], { ...dearer, models: [] })])).toEqual([
      [0, 347, null],
      [10, 278, 'vps'],
      [12, 1062, null],
      [20, null, null],
    ]);
  });

  test('of several discounts the lowest price counts; they are not added up', () => {
    const code = promotion({ code: 'CODE30', percent: 30, startsAt: 12 * dayMs, endsAt: 14 * dayMs });
    expect(history([state(0, [promotion(), code])], 13)).toEqual([
      [0, 347, null],
      [10, 278, 'vps'],
      [12, 243, 'CODE30'],
    ]);
  });

  test('a discount for another model or period, or from a higher sum, does not count', () => {
    const others = [
      promotion({ models: ['c2m4'] }),
      promotion({ periods: ['1y'] }),
      promotion({ minimumSpend: { USD: money(348, 'USD'), HKD: null, JPY: null } }),
    ];
    expect(history([state(0, others)])).toEqual([[0, 347, null]]);
    expect(history([state(0, [promotion({ minimumSpend: { USD: money(347, 'USD'), HKD: null, JPY: null } })])], 12)).toHaveLength(2);
  });

  test('a code without a minimum in a currency does not apply in it', () => {
    const code = promotion({ kind: 'coupon', code: 'CODE', minimumSpend: { USD: null, HKD: money(0, 'HKD'), JPY: null } });
    const amounts = (currency: 'USD' | 'HKD') =>
      publicPriceHistory([state(0, [code])], { ...choice, currency }, 12 * dayMs).map(({ by }) => by);
    expect([amounts('USD'), amounts('HKD')]).toEqual([[null], [null, 'CODE']]);
  });

  test('nothing is told of the time after', () => {
    expect(history([state(0, [promotion()]), state(300)], 9)).toEqual([[0, 347, null]]);
    expect(history([state(0, [promotion()])], 10)).toHaveLength(2);
    expect(history([])).toEqual([]);
  });

  test('the end of the discount that makes the price', () => {
    const states = [state(0, [promotion({ repeatsEveryDays: 56 })]), state(300)];
    expect(endOfDiscount(states, 'vps', 70 * dayMs)).toBe(87 * dayMs);
    expect(endOfDiscount(states, null, 70 * dayMs)).toBeNull();
    expect(endOfDiscount(states, 'vps', 301 * dayMs)).toBeNull();
  });
});
