import { describe, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { makeQuote } from '#services/mydoc/orders/quotes/quote-rules.ts';
import { sampleCatalogue, starter } from '#tests/lib/catalogue/sample-catalogue.ts';

const configuration: WireConfiguration = {
  ...starter,
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: null,
};
const here = { catalogue: sampleCatalogue, catalogueHash: 'hash', stock: [], promotions: [], nowMs: 0 };

const quoteOf = (change: Partial<WireConfiguration> = {}, more: { period?: string; currency?: Currency; catalogue?: Catalogue } = {}) => {
  const { catalogue = sampleCatalogue, period = '1m', currency = 'USD' } = more;
  return makeQuote({ configuration: { ...configuration, ...change }, period, currency }, { ...here, catalogue });
};

describe('R-5.12 a quote', () => {
  test('promises each line, the total, the price of a month and the renewal, in minor units', () => {
    expect(quoteOf({ dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }] }, { period: '1q' })).toEqual({
      ok: true,
      body: {
        configuration: { ...configuration, dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 40 }] },
        period: '1q',
        currency: 'USD',
        catalogueHash: 'hash',
        discounts: [],
        promotion: null,
        coupon: null,
        renews: null,
        listMonthMinor: 539,
        lines: [
          { kind: 'model', code: 'c1m1', quantity: 1, amountMinor: 530 },
          { kind: 'disk', code: 'ssd_cloud_disk', quantity: 15, amountMinor: 206 },
          { kind: 'data-disk', code: 'ssd_cloud_disk', quantity: 40, amountMinor: 550 },
          { kind: 'traffic', code: 't500', quantity: 1, amountMinor: 258 },
        ],
        totalMinor: 1_544,
        perMonthMinor: 515,
        renewalMinor: 1_544,
      },
    });
  });
});

describe('R-6.6 a quote with a promotion', () => {
  const season = {
    code: 'vps',
    percent: 20,
    period: '1m',
    models: ['c1m1'],
    window: { startsAt: 1_000, endsAt: 2_000, repeatsEveryDays: null },
    onePerPerson: true,
  };
  const askWith = (promotion: string, { period = '1m', nowMs = 1_500 } = {}) =>
    makeQuote({ configuration, period, currency: 'USD', promotion }, { ...here, promotions: [season], nowMs });

  test('has it as a line of its own, and renews at the list price', () => {
    expect(askWith('vps')).toMatchObject({
      body: {
        discounts: [{ kind: 'promotion', code: 'vps', percent: 20, amountMinor: 69 }],
        promotion: { code: 'vps', state: 'applies', misfits: [], onePerPerson: true },
        totalMinor: 278,
        renewalMinor: 347,
        listMonthMinor: 347,
      },
    });
  });

  test.each([
    ['other', {}, { code: 'other', state: 'unknown', misfits: [], onePerPerson: false }],
    ['vps', { nowMs: 999 }, { code: 'vps', state: 'not-started', misfits: [], onePerPerson: true }],
    ['vps', { nowMs: 2_000 }, { code: 'vps', state: 'ended', misfits: [], onePerPerson: true }],
    ['vps', { period: '1q' }, { code: 'vps', state: 'does-not-fit', misfits: ['period'], onePerPerson: true }],
  ])('of %s, %j, that does not apply says why and has the list price', (code, when, promotion) => {
    const made = askWith(code, when);
    const list = quoteOf({}, { period: 'period' in when ? when.period : '1m' });
    expect(made).toMatchObject({ ok: true, body: { discounts: [], promotion } });
    expect(made.ok && list.ok && made.body.totalMinor === list.body.totalMinor).toBe(true);
  });

  test('of a promotion whose other models are sold out counts its own stock alone', () => {
    const wide = { ...season, models: ['c1m1', 'c2m4'] };
    const stock = [{ region: 'US-0', model: 'c2m4', remaining: 0 }];
    const request = { configuration, period: '1m', currency: 'USD', promotion: 'vps' } as const;
    expect(makeQuote(request, { ...here, promotions: [wide], nowMs: 1_500, stock })).toMatchObject({ body: { totalMinor: 278 } });
  });
});

describe('R-5.7 a quote is refused with the field that it is about', () => {
  test('and with the bounds, where a size is out of them', () => {
    expect(quoteOf({ disk: { type: 'ssd_cloud_disk', sizeGib: 501 } })).toEqual({
      ok: false,
      key: 'systemDiskSizeWrong',
      field: 'params.configuration.disk.sizeGib',
      values: { min: 10, max: 500 },
    });
    expect(quoteOf({ image: null })).toEqual({ ok: false, key: 'noImageSelected', field: 'params.configuration.image' });
  });

  test('where the currency has no price', () => {
    expect(quoteOf({ region: 'JP-0' })).toEqual({ ok: false, key: 'notSoldInCurrency', field: 'params.currency' });
    expect(quoteOf({ region: 'JP-0' }, { currency: 'JPY' })).toMatchObject({ body: { totalMinor: 662 } });
  });

  test('where the period or the transfer plan is unknown', () => {
    expect(quoteOf({}, { period: '9y' })).toEqual({ ok: false, key: 'dataError', field: 'params.period' });
    expect(quoteOf({ traffic: 't0' })).toEqual({ ok: false, key: 'dataError', field: 'params.configuration.traffic' });
  });

  test('where the region of a model is no region of the catalogue', () => {
    expect(quoteOf({}, { catalogue: { ...sampleCatalogue, regions: [] } })).toEqual({
      ok: false,
      key: 'notOnSale',
      field: 'params.configuration.model',
    });
  });

  test('where a disk is not sold in the region', () => {
    const catalogue = { ...sampleCatalogue, diskTypes: sampleCatalogue.diskTypes.map((disk) => ({ ...disk, regions: [] })) };
    expect(quoteOf({}, { catalogue })).toEqual({ ok: false, key: 'notOnSale', field: 'params.configuration.model' });
  });

  test('where there are more data disks than an order takes', () => {
    const dataDisks = Array.from({ length: 4 }, () => ({ type: 'ssd_cloud_disk', sizeGib: 40 }));
    expect(quoteOf({ dataDisks })).toEqual({ ok: false, key: 'dataError', field: 'params.configuration.disk' });
  });
});

describe('R-5.8 a model is sold out', () => {
  const withStock = (region: string, model: string, remaining: number) =>
    makeQuote({ configuration, period: '1m', currency: 'USD' }, { ...here, stock: [{ region, model, remaining }] });

  test('where nothing of it is left in its own region', () => {
    expect(withStock('US-0', 'c1m1', 0)).toEqual({ ok: false, key: 'modelSoldOut', field: 'params.configuration.model' });
  });

  test.each([
    ['JP-0', 'c1m1', 0],
    ['US-0', 'c2m4', 0],
    ['US-0', 'c1m1', 1],
  ])('and not by %s %s %d', (region, model, remaining) => {
    expect(withStock(region, model, remaining)).toMatchObject({ body: { totalMinor: 347 } });
  });
});
