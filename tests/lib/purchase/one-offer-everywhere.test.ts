import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { listedDisk, listedTraffic, soldModels } from '#lib/catalogue/on-sale.ts';
import { offerPrices } from '#lib/catalogue/offer-prices.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { judgePromotion } from '#lib/offers/judge-promotion.ts';
import { promotionDiscount, type PromotionTerms } from '#lib/offers/promotion-terms.ts';
import { soldServer } from '#lib/offers/sold-server.ts';
import { comparisonCsv } from '#lib/purchase/comparison/comparison-csv.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { makeQuote, type QuoteBody } from '#services/mydoc/orders/quotes/quote-rules.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { runsOf } from '#tests/setup/test-width.ts';

const numRuns = runsOf({ usual: 1_000, full: 10_000 });
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const nowMs = 1_000;

const percents = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);

/** Any configuration, and a promotion that is for its size and its period. */
const promoted = (): fc.Arbitrary<readonly [PurchaseConfiguration, PromotionTerms]> =>
  fc.tuple(randomConfiguration(catalogue), percents).map(([configuration, percent]) => [
    { ...configuration, image: configuration.image ?? { kind: 'image', code: 'debian-13' }, promotion: 'week' },
    {
      code: 'week',
      percent,
      period: configuration.period,
      models: [configuration.model],
      window: { startsAt: nowMs, endsAt: nowMs + 1, repeatsEveryDays: null },
      onePerPerson: false,
    },
  ]);

function quoteOf(configuration: PurchaseConfiguration, promotion: PromotionTerms, currency: Currency): QuoteBody | string {
  const { period, promotion: code, password: _password, fast: _fast, ...rest } = configuration;
  const wire = {
    ...rest,
    disk: { ...rest.disk },
    dataDisks: rest.dataDisks.map((disk) => ({ ...disk })),
    snapshot: rest.snapshot && { ...rest.snapshot, weekdays: [...rest.snapshot.weekdays] },
  };
  const context = { catalogue, catalogueHash: '', stock: [], promotions: [promotion], nowMs };
  const made = makeQuote({ configuration: wire, period, currency, ...(code === null ? {} : { promotion: code }) }, context);
  return made.ok ? made.body : made.key;
}

test('R-6.6 R-5.12 a random server with a random promotion costs on its page what it costs in configurator, spreadsheet and quote', () => {
  let compared = 0;
  fc.assert(
    fc.property(promoted(), ([configuration, promotion]) => {
      const discounts = [promotionDiscount(promotion)];
      const page = offerPrices(catalogue, configuration, configuration.period, discounts[0] ?? promotionDiscount(promotion));
      if (typeof page === 'string') throw new Error(page);
      const shown = estimate(catalogue, configuration, discounts);
      const period = { ...catalogue, periods: catalogue.periods.filter(({ code }) => code === configuration.period) };
      const rows = comparisonCsv(period, [configuration], () => discounts)
        .split('\r\n')
        .map((row) => row.split(','));
      for (const currency of currencies) {
        const quote = quoteOf(configuration, promotion, currency);
        // the disk may be too small for the image: then there is no quote at all
        if (typeof quote === 'string') continue;
        compared += 1;
        const row = rows.find((cells) => cells[8] === currency);
        const inMinor = (cell: string | undefined): number => Number(cell?.replace('.', ''));
        const off = quote.discounts.map(({ amountMinor }) => amountMinor);
        expect([
          [page.offer[currency]?.amountMinor, shown?.total[currency]?.amountMinor, inMinor(row?.[9])],
          [page.list[currency]?.amountMinor, shown?.renewal[currency]?.amountMinor, inMinor(row?.[14])],
          [shown?.discounts[0]?.prices[currency]?.amountMinor, inMinor(row?.[13])],
          [page.perMonth[currency]?.amountMinor, shown?.perMonth[currency]?.amountMinor],
        ]).toEqual([
          [quote.totalMinor, quote.totalMinor, quote.totalMinor],
          [quote.renewalMinor, quote.renewalMinor, quote.renewalMinor],
          [0 - (off[0] ?? Number.NaN), off[0]],
          [quote.perMonthMinor, quote.perMonthMinor],
        ]);
        expect([quote.promotion?.state, quote.totalMinor + (off[0] ?? 0), off.length]).toEqual(['applies', quote.renewalMinor, 1]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns);
});

test('R-6.6 an offer’s link names its promotion, and the address that it leads to prices it the same', () => {
  const sizes = catalogue.regions.flatMap((region) => soldModels(catalogue, region.code).map((model) => ({ region, model })));
  for (const { region, model } of sizes) {
    const [disk, traffic] = [listedDisk(catalogue, model, region.code), listedTraffic(catalogue, model, region.code)];
    if (!disk || !traffic) continue;
    const configuration = { region: region.code, model: model.code, disk, traffic: traffic.code };
    const promotion: PromotionTerms = {
      code: 'festivals',
      percent: 25,
      period: '1y',
      models: [model.code],
      window: { startsAt: nowMs, endsAt: nowMs + 1, repeatsEveryDays: null },
      onePerPerson: false,
    };
    const sold = soldServer(catalogue, { configuration, period: '1y', discount: promotionDiscount(promotion) }, 'en');
    if (typeof sold === 'string') throw new Error(sold);
    const read = readPurchaseAddress(sold.href.split('?')[1] ?? '', catalogue)?.configuration;
    if (!read) throw new Error(sold.href);
    expect([read.promotion, judgePromotion(promotion, read, nowMs, () => false).state]).toEqual(['festivals', 'applies']);
    expect(estimate(catalogue, read, [promotionDiscount(promotion)])?.total).toEqual(sold.offer);
  }
});

test('R-5.2 a group’s link names no promotion, and an address names any code that could be one', () => {
  const [region] = catalogue.regions;
  const [model] = soldModels(catalogue, region?.code ?? '');
  const [disk, traffic] = region && model ? [listedDisk(catalogue, model, region.code), listedTraffic(catalogue, model, region.code)] : [];
  if (!region || !model || !disk || !traffic) throw new Error('nothing is sold');
  const configuration = { region: region.code, model: model.code, disk, traffic: traffic.code };
  const discount = { kind: 'group', code: 'group-vps', percent: 30 } as const;
  const sold = soldServer(catalogue, { configuration, period: '1y', discount }, 'en');
  expect(typeof sold === 'string' ? sold : sold.href).not.toContain('promotion=');
  const readAs = (query: string) => readPurchaseAddress(query, catalogue);
  expect(readAs('promotion=gone-2024')).toMatchObject({ configuration: { promotion: 'gone-2024' }, fallbacks: [] });
  expect(readAs('')).toMatchObject({ configuration: { promotion: null } });
  for (const wrong of ['A', 'a b', '<script>', 'x'.repeat(81)])
    expect(readAs(`promotion=${encodeURIComponent(wrong)}`)).toMatchObject({
      configuration: { promotion: null },
      fallbacks: [{ parameter: 'promotion', problem: 'unknown' }],
    });
  expect(readAs('promotion=vps&promotion=cvm')).toMatchObject({
    configuration: { promotion: null },
    fallbacks: [{ parameter: 'promotion', problem: 'duplicate' }],
  });
});
