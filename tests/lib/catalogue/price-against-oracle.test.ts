import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { price, type PriceResult } from '#lib/catalogue/price.ts';
import { serversPerOrder } from '#lib/catalogue/purchase-limits.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { asOracleOrder, oracleLines } from './price-oracle.ts';
import { randomConfiguration } from './random-configuration.ts';
import { seededCatalogue } from './seeded-catalogue.ts';

const numRuns = runsOf({ usual: 1_000, full: 10_000 });
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const totalOf = (result: PriceResult): number => {
  if (!result.ok) throw new Error(result.reason);
  return result.total.amountMinor;
};

const monthsOf = (code: string): number => catalogue.periods.find((period) => period.code === code)?.months ?? Number.NaN;

const orders = () => fc.tuple(randomConfiguration(catalogue), fc.constantFrom<Currency>(...currencies));

describe('R-5.12 random configurations', () => {
  test('cost what the printed list and a pencil say, line by line, and the lines sum to the total', () => {
    fc.assert(
      fc.property(orders(), ([configuration, currency]) => {
        const result = price(catalogue, configuration, configuration.period, currency);
        if (!result.ok) throw new Error(result.reason);
        const lines = result.lines.map(({ amount }) => amount.amountMinor);
        expect(lines).toEqual(oracleLines(asOracleOrder(configuration), configuration.period, currency));
        expect(result.total.amountMinor).toBe(lines.reduce((sum, line) => sum + line, 0));
        expect(result.lines.every(({ amount }) => Number.isSafeInteger(amount.amountMinor) && amount.currency === currency)).toBe(true);
        expect(Math.abs(result.perMonth.amountMinor - result.total.amountMinor / monthsOf(configuration.period))).toBeLessThanOrEqual(0.5);
      }),
      { numRuns },
    );
  });

  test('several of one cost exactly so many times what one costs, line by line, with an offer and without, now and at the renewal', () => {
    const offers = fc.option(fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100));
    fc.assert(
      fc.property(orders(), offers, fc.integer(serversPerOrder), ([configuration, currency], percent, quantity) => {
        const discounts = percent === null ? [] : [{ kind: 'promotion' as const, code: 'week', percent }];
        const [one, all] = [1, quantity].map((servers) =>
          price(catalogue, { ...configuration, quantity: servers }, configuration.period, currency, discounts),
        );
        if (!one?.ok || !all?.ok) throw new Error('not sold');
        const amounts = (result: typeof one, servers: number): number[] =>
          [
            ...result.lines.map(({ amount }) => amount),
            ...result.discounts.flatMap(({ amount, shares }) => [amount, ...shares]),
            ...[result.subtotal, result.total, result.renewal],
          ].map(({ amountMinor }) => amountMinor * servers);
        expect(amounts(all, 1)).toEqual(amounts(one, quantity));
        expect(all.each).toEqual(one.total);
        expect(Math.abs(all.perMonth.amountMinor - all.total.amountMinor / monthsOf(configuration.period))).toBeLessThanOrEqual(0.5);
      }),
      { numRuns },
    );
  });

  test('never cost less with a larger disk, one disk more, or a longer period', () => {
    fc.assert(
      fc.property(orders(), ([configuration, currency]) => {
        const total = (change: Partial<PurchaseConfiguration>, period = configuration.period): number =>
          totalOf(price(catalogue, { ...configuration, ...change }, period, currency));
        const { type, sizeGib } = configuration.disk;
        const larger = Math.min(sizeGib + 1, 2000);
        expect(total({ disk: { type, sizeGib: larger } })).toBeGreaterThanOrEqual(total({}));
        if (configuration.dataDisks.length < 3) {
          expect(total({ dataDisks: [...configuration.dataDisks, { type: 'ssd_cloud_disk', sizeGib: 10 }] })).toBeGreaterThan(total({}));
        }
        const longer = catalogue.periods.find((period) => period.months > monthsOf(configuration.period));
        if (longer) expect(total({}, longer.code)).toBeGreaterThan(total({}));
      }),
      { numRuns: numRuns / 10 },
    );
  });
});
