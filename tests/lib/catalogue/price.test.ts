import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { modelStatuses } from '#lib/catalogue/catalogue-terms.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price, type PriceResult } from '#lib/catalogue/price.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { sampleCatalogue, starter } from './sample-catalogue.ts';

const reason = (result: PriceResult) => (result.ok ? 'ok' : result.reason);

const tokyo: Configuration = { ...starter, region: 'JP-0' };

/** The catalogue with one price, a fraction of a major unit, for one thing; everything else is free. */
function catalogueWithDiskPrice(unitPrice: number, discountPercent = 0): Catalogue {
  const free = [{ region: 'US-0', price: { USD: 0, HKD: 0, JPY: 0 } }];
  const each = [{ region: 'US-0', price: { USD: unitPrice, HKD: unitPrice, JPY: unitPrice } }];
  return {
    ...sampleCatalogue,
    models: sampleCatalogue.models.map((model) => ({ ...model, regions: free })),
    trafficPlans: sampleCatalogue.trafficPlans.map((plan) => ({ ...plan, regions: free })),
    diskTypes: sampleCatalogue.diskTypes.map((disk) => ({ ...disk, minGib: 1, maxGib: 100_000, regions: each })),
    periods: sampleCatalogue.periods.map((period) => ({ ...period, discountPercent })),
  };
}

function diskAmount(catalogue: Catalogue, sizeGib: number, period: string, currency: Currency): number {
  const result = price(catalogue, { ...starter, disk: { type: 'ssd_cloud_disk', sizeGib } }, period, currency);
  if (!result.ok) throw new Error(result.reason);
  return result.total.amountMinor;
}

describe('R-5.12 a price', () => {
  test('has a line for the model, the disk and the traffic, and their sum as total', () => {
    const result = price(sampleCatalogue, starter, '1m', 'USD');
    expect(result).toEqual({
      ok: true,
      lines: [
        { kind: 'model', code: 'c1m1', quantity: 1, amount: { amountMinor: 185, currency: 'USD' } },
        { kind: 'disk', code: 'ssd_cloud_disk', quantity: 15, amount: { amountMinor: 72, currency: 'USD' } },
        { kind: 'traffic', code: 't500', quantity: 1, amount: { amountMinor: 90, currency: 'USD' } },
      ],
      subtotal: { amountMinor: 347, currency: 'USD' },
      discounts: [],
      total: { amountMinor: 347, currency: 'USD' },
      each: { amountMinor: 347, currency: 'USD' },
      perMonth: { amountMinor: 347, currency: 'USD' },
      renewal: { amountMinor: 347, currency: 'USD' },
    });
  });

  test.each([
    ['USD', 3 * 347],
    ['HKD', 3 * 2715],
    ['JPY', 522 * 3],
  ] as const)('of three servers in %s is three times that of one', (currency, total) => {
    const [one, three] = [{}, { quantity: 3 }].map((change) => price(sampleCatalogue, { ...starter, ...change }, '1m', currency));
    expect(three).toMatchObject({ ok: true, total: { amountMinor: total }, each: one?.ok ? one.total : null });
  });

  test.each([0, -1, 11, 1.5, Number.NaN])('of %s servers there is none', (quantity) => {
    expect(reason(price(sampleCatalogue, { ...starter, quantity }, '1m', 'USD'))).toBe('quantity-out-of-range');
  });

  test('has a line for each data disk, three at most', () => {
    const disk = { type: 'ssd_cloud_disk', sizeGib: 40 };
    const withDisks = (count: number) =>
      price(sampleCatalogue, { ...starter, dataDisks: Array.from({ length: count }, () => disk) }, '1m', 'USD');
    expect(withDisks(3)).toMatchObject({ ok: true, total: { amountMinor: 347 + 3 * 192 } });
    expect(reason(withDisks(4))).toBe('too-many-disks');
  });

  test('with an offer is the subtotal less the discount, and renews at the subtotal', () => {
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    const result = price(sampleCatalogue, starter, '1q', 'USD', [{ kind: 'coupon', code: 'HELLO', percent: 50 }]);
    expect(result).toMatchObject({
      ok: true,
      subtotal: usd(994),
      total: usd(497),
      perMonth: usd(166),
      renewal: usd(994),
      discounts: [{ code: 'HELLO', amount: usd(497) }],
    });
  });

  test('takes the discount of its period off each line before the line is rounded', () => {
    const result = price(sampleCatalogue, starter, '1y', 'USD');
    expect(result).toMatchObject({ ok: true, total: { amountMinor: 1887 + 734 + 918 }, perMonth: { amountMinor: 295 } });
  });

  test('of a quarter is its own, not that of three months', () => {
    const threeMonths = price(sampleCatalogue, starter, '3m', 'USD');
    const quarter = price(sampleCatalogue, starter, '1q', 'USD');
    expect(threeMonths).toMatchObject({ ok: true, total: { amountMinor: 538 + 210 + 262 } });
    expect(quarter).toMatchObject({ ok: true, total: { amountMinor: 530 + 206 + 258 } });
  });

  test.each([
    [0.005, 1, 'USD', 1],
    [0.0049, 1, 'USD', 0],
    [1.005, 1, 'USD', 101],
    [0.5, 1, 'JPY', 1],
    [0.4999, 1, 'JPY', 0],
    [7.2, 5, 'JPY', 36],
    [0.1, 3, 'HKD', 30],
    [0.0001, 49, 'USD', 0],
    [0.0001, 50, 'USD', 1],
  ] as const)('of %d × %d in %s is %d minor units: rounded once, half up', (unitPrice, sizeGib, currency, expected) => {
    expect(diskAmount(catalogueWithDiskPrice(unitPrice), sizeGib, '1m', currency)).toBe(expected);
  });

  test('is exact for every unit price, quantity and discount', () => {
    const cases = fc.tuple(fc.nat(99_999_999), fc.integer({ min: 1, max: 100_000 }), fc.nat(9_999), fc.constantFrom(...currencies));
    fc.assert(
      fc.property(cases, ([tenThousandths, sizeGib, hundredths, currency]) => {
        const actual = diskAmount(catalogueWithDiskPrice(tenThousandths / 10_000, hundredths / 100), sizeGib, '1y', currency);
        const exact = BigInt(tenThousandths) * BigInt(sizeGib) * 12n * BigInt(10_000 - hundredths) * (currency === 'JPY' ? 1n : 100n);
        const remainder = exact - BigInt(actual) * 100_000_000n;
        expect(remainder >= -50_000_000n && remainder < 50_000_000n).toBe(true);
      }),
    );
  });

  test('adds up: the total is the sum of the lines in every currency and period', () => {
    const cases = fc.tuple(fc.integer({ min: 10, max: 500 }), fc.constantFrom('1m', '3m', '1q', '1y'), fc.constantFrom(...currencies));
    fc.assert(
      fc.property(cases, ([sizeGib, period, currency]) => {
        const result = price(sampleCatalogue, { ...starter, disk: { type: 'ssd_cloud_disk', sizeGib } }, period, currency);
        if (!result.ok) throw new Error(result.reason);
        expect(result.total.amountMinor).toBe(result.lines.reduce((sum, line) => sum + line.amount.amountMinor, 0));
      }),
    );
  });

  test('does not depend on the order of the catalogue', () => {
    const lists = fc.record({
      regions: shuffled(sampleCatalogue.regions),
      models: shuffled(sampleCatalogue.models),
      periods: shuffled(sampleCatalogue.periods),
    });
    fc.assert(
      fc.property(lists, (shuffledLists) => {
        expect(price({ ...sampleCatalogue, ...shuffledLists }, starter, '1y', 'HKD')).toEqual(price(sampleCatalogue, starter, '1y', 'HKD'));
      }),
    );
  });
});

describe('a price that cannot be given', () => {
  test('is a refusal where nobody authored the currency, and neither 0 nor converted', () => {
    expect(price(sampleCatalogue, tokyo, '1m', 'USD')).toEqual({ ok: false, reason: 'not-sold-in-currency' });
    expect(price(sampleCatalogue, tokyo, '1m', 'JPY')).toMatchObject({ ok: true, total: { amountMinor: 662 } });
  });

  test('is a refusal while a model is not on sale, whether it is still tested, announced or withdrawn', () => {
    const reasonOf = (status: (typeof modelStatuses)[number]) =>
      reason(price({ ...sampleCatalogue, models: sampleCatalogue.models.map((model) => ({ ...model, status })) }, starter, '1m', 'USD'));
    expect(modelStatuses.filter((status) => reasonOf(status) === 'ok')).toEqual(['on-sale']);
    expect(modelStatuses.map(reasonOf).filter((said) => said === 'not-on-sale')).toHaveLength(modelStatuses.length - 1);
  });

  test.each([
    ['unknown-disk', { type: 'tape', sizeGib: 40 }],
    ['disk-out-of-range', { type: 'ssd_cloud_disk', sizeGib: 501 }],
  ])('says %s of a data disk too', (expected, disk) => {
    expect(reason(price(sampleCatalogue, { ...starter, dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }, disk] }, '1m', 'USD'))).toBe(
      expected,
    );
  });

  test.each([
    ['unknown-region', { region: 'EU-0' }],
    ['unknown-model', { model: 'c0m0' }],
    ['not-on-sale', { model: 'gone' }],
    ['not-sold-in-region', { region: 'JP-0', model: 'c2m4' }],
    ['unknown-disk', { disk: { type: 'tape', sizeGib: 15 } }],
    ['unknown-traffic', { traffic: 't0' }],
  ])('says %s', (expected, change) => {
    expect(reason(price(sampleCatalogue, { ...starter, ...change }, '1m', 'JPY'))).toBe(expected);
  });

  test('says unknown-period', () => {
    expect(reason(price(sampleCatalogue, starter, '9y', 'USD'))).toBe('unknown-period');
  });

  test.each([
    [9, 'disk-out-of-range'],
    [10, 'ok'],
    [500, 'ok'],
    [501, 'disk-out-of-range'],
    [0, 'disk-out-of-range'],
    [-15, 'disk-out-of-range'],
    [15.5, 'disk-out-of-range'],
    [Number.NaN, 'disk-out-of-range'],
    [1e9, 'disk-out-of-range'],
  ])('holds a disk of %d GiB against its bounds: %s', (sizeGib, expected) => {
    expect(reason(price(sampleCatalogue, { ...starter, disk: { type: 'ssd_cloud_disk', sizeGib } }, '1m', 'USD'))).toBe(expected);
  });
});

function shuffled<Item>(items: Item[]): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray(items, { minLength: items.length });
}
