import { describe, expect, test } from '@jest/globals';
import { endOfDiscount, publicPriceHistory, type PublicDiscount, type SellingState } from '#lib/price-history/public-prices.ts';
import { price } from '#lib/catalogue/price.ts';
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

  test('in whatever order they are published; of two with one price the first is named', () => {
    const code = promotion({ code: 'CODE30', percent: 30, startsAt: 12 * dayMs, endsAt: 14 * dayMs });
    const steps = [
      [0, 347, null],
      [10, 278, 'vps'],
      [12, 243, 'CODE30'],
      [14, 278, 'vps'],
      [31, 347, null],
    ];
    expect(history([state(0, [promotion(), code])])).toEqual(steps);
    expect(history([state(0, [code, promotion()])])).toEqual(steps);
    const next = promotion({ code: 'next', startsAt: 20 * dayMs, endsAt: 40 * dayMs });
    expect(history([state(0, [promotion(), next])], 35)).toEqual([
      [0, 347, null],
      [10, 278, 'vps'],
      [31, 278, 'next'],
    ]);
  });

  test('a discount of less than half a minor unit is none', () => {
    expect(history([state(0, [promotion({ percent: 0.1 })])])).toEqual([[0, 347, null]]);
  });

  test('each configuration and period has the price of its own', () => {
    for (const { code: model } of sampleCatalogue.models) {
      for (const { code: period } of sampleCatalogue.periods) {
        const configuration = { ...starter, model };
        const sold = price(sampleCatalogue, configuration, period, 'USD');
        const [step] = publicPriceHistory([state(0)], { configuration, period, currency: 'USD' }, dayMs);
        expect(step?.amountMinor).toBe(sold.ok ? sold.total.amountMinor : null);
      }
    }
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
    expect(history([state(0, [promotion()]), state(300, [], dearer)], 9)).toEqual([[0, 347, null]]);
    const upTo = (untilMs: number) => publicPriceHistory([state(0, [promotion()]), state(20, [], dearer)], choice, untilMs).length;
    expect([10 * dayMs - 1, 10 * dayMs, 20 * dayMs - 1, 20 * dayMs].map(upTo)).toEqual([1, 2, 2, 3]);
    expect(history([state(0, [promotion()])], 10)).toHaveLength(2);
    expect(history([])).toEqual([]);
  });

  test('the end of the discount that makes the price', () => {
    const states = [state(0, [promotion({ repeatsEveryDays: 56 })]), state(300)];
    expect(endOfDiscount(states, 'vps', 70 * dayMs)).toBe(87 * dayMs);
    expect(endOfDiscount(states, null, 70 * dayMs)).toBeNull();
    expect(endOfDiscount(states, 'vps', 300 * dayMs)).toBeNull();
    expect(endOfDiscount([], 'vps', 0)).toBeNull();
  });
});

describe('R-6 what a long history costs', () => {
  /** A catalogue that counts how often the prices of the model are read. */
  const counting = () => {
    const read = { times: 0 };
    const models = sampleCatalogue.models.map((model) => ({
      ...model,
      get regions() {
        if (model.code === starter.model) read.times += 1;
        return model.regions;
      },
    }));
    return { read, catalogue: { ...sampleCatalogue, models } };
  };

  test('prices are computed once for the list and once for each discount, however many states and times there are', () => {
    const { read, catalogue } = counting();
    const daily = promotion({ startsAt: 0, endsAt: 1, repeatsEveryDays: 1 });
    const code = promotion({ code: 'CODE30', percent: 30 });
    const elsewhere = (day: number) => promotion({ code: 'other', models: ['other'], percent: 1 + (day % 50) });
    const states = Array.from({ length: 180 }, (_, day) => state(day, [daily, code, elsewhere(day)], { ...catalogue, images: [] }));
    expect(history(states, 180).length).toBeGreaterThan(300);
    expect(read.times).toBe(3);
  });

  test('a discount that changes, comes or goes is computed again', () => {
    const { read, catalogue } = counting();
    const always = promotion({ startsAt: 0, endsAt: 100 * dayMs });
    const larger = { ...always, percent: 50 };
    const states = [state(0, [], catalogue), state(1, [always], catalogue), state(2, [larger], catalogue), state(3, [], catalogue)];
    expect(history(states)).toEqual([
      [0, 347, null],
      [1, 278, 'vps'],
      [2, 173, 'vps'],
      [3, 347, null],
    ]);
    expect(read.times).toBe(6);
  });
});
