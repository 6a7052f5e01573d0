import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { planListContent } from '#lib/purchase/load-plan-list.ts';
import { productOffer, type PricingContext } from '#services/mydoc/search/product-offers.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;
let shop: PricingContext;

beforeAll(async () => {
  catalogue = await seededCatalogue();
  shop = { catalogue, defaultRegions: { en: catalogue.regions[1]?.code ?? null, zh: null, ja: null }, stock: [] };
});

/** All of a family's sizes in every region, or of all families, with so many left. */
const stockOf = (family: string | null, remaining: number): PricingContext['stock'] => {
  const series = new Set(catalogue.series.filter((entry) => family === null || entry.family === family).map(({ code }) => code));
  return catalogue.models
    .filter((model) => series.has(model.series))
    .flatMap((model) => model.regions.map(({ region }) => ({ region, model: model.code, remaining })));
};

describe('R-8.2 price and state of a product that is found', () => {
  test('the price is that of the list of plans, in the region of the page’s language', () => {
    for (const [language, region] of [
      ['en', shop.defaultRegions.en],
      ['ja', null],
    ] as const) {
      const families = planListContent(catalogue, region, language).families;
      expect(families.length).toBeGreaterThan(1);
      for (const { code, from } of families) {
        expect(productOffer(shop, `/product/vps?series=${code}`, language)?.price.perMonthMinor).toEqual({
          USD: from.USD?.amountMinor ?? null,
          HKD: from.HKD?.amountMinor ?? null,
          JPY: from.JPY?.amountMinor ?? null,
        });
      }
      const lowest = Math.min(...families.map(({ from }) => from.USD?.amountMinor ?? Number.POSITIVE_INFINITY));
      expect(productOffer(shop, '/product/vps', language)?.price.perMonthMinor.USD).toBe(lowest);
    }
  });

  test('each region has its own lowest price, whichever was asked for first', () => {
    const fresh = { ...shop, catalogue: structuredClone(catalogue) };
    const minor = (asked: PricingContext, language: 'en' | 'ja') => productOffer(asked, '/product/vps', language)?.price.perMonthMinor;
    const inJapanese = minor(fresh, 'ja');
    expect(minor(fresh, 'en')).not.toEqual(inJapanese);
    expect(minor(fresh, 'en')).toEqual(minor(shop, 'en'));
  });

  test('is priced where one currency is missing, and has none where all are', () => {
    const without = (...currencies: readonly string[]): PricingContext => ({
      ...shop,
      catalogue: JSON.parse(
        JSON.stringify(catalogue, (key, value: unknown) => (currencies.includes(key) ? undefined : value)),
      ) as Catalogue,
    });
    expect(productOffer(without('HKD'), '/product/vps', 'en')?.price.perMonthMinor).toEqual({
      ...productOffer(shop, '/product/vps', 'en')?.price.perMonthMinor,
      HKD: null,
    });
    expect(productOffer(without('USD', 'HKD', 'JPY'), '/product/vps', 'en')).toBeNull();
  });

  test.each(['/product/vpc', '/product/vps?series=Nowhere', '/doc', '/product/vps-buy', ''])('%j has none', (href) => {
    expect(productOffer(shop, href, 'en')).toBeNull();
  });

  test('is available while any size of it is left anywhere, counted or not', () => {
    const [first] = catalogue.families;
    const family = first?.code ?? '';
    const stateOf = (stock: PricingContext['stock'], href: string) => productOffer({ ...shop, stock }, href, 'en')?.state;
    const own = `/product/vps?series=${family}`;
    const gone = stockOf(family, 0);
    expect(stateOf([], own)).toBe('available');
    expect(stateOf(gone, own)).toBe('soldOut');
    expect(stateOf(gone, '/product/vps')).toBe('available');
    expect(stateOf(stockOf(null, 0), '/product/vps')).toBe('soldOut');
    const sold = catalogue.models.filter(({ status }) => status === 'on-sale').map(({ code }) => code);
    const one = gone.findIndex(({ model }) => sold.includes(model));
    expect(
      stateOf(
        gone.map((row, at) => (at === one ? { ...row, remaining: 1 } : row)),
        own,
      ),
    ).toBe('available');
    expect(
      stateOf(
        gone.filter((_, at) => at !== one),
        own,
      ),
    ).toBe('available');
  });
});
