import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { price } from '#lib/catalogue/price.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { currencies } from '#lib/money/currencies.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import type { PromotionTerms } from '#lib/offers/promotion-terms.ts';
import { publicQuote, toPublicQuote, type QuoteSources } from '#lib/public-api/public-quote.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { runsOf } from '#tests/setup/test-width.ts';

const numRuns = runsOf({ usual: 500, full: 10_000 });
const nowMs = Date.UTC(2026, 10, 23);
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const sources = (changed: Partial<QuoteSources> = {}): QuoteSources => ({
  catalogue,
  promotions: [],
  isSoldOut: () => false,
  region: 'US-0',
  siteUrl: 'https://hostfront.test',
  nowMs,
  ...changed,
});

const quoteOf = (query: string, changed: Partial<QuoteSources> = {}) => toPublicQuote(new URLSearchParams(query), sources(changed));

const promotion = (): PromotionTerms => ({
  code: 'spring',
  percent: 20,
  period: '1y',
  models: catalogue.models.map(({ code }) => code),
  window: { startsAt: nowMs - 1, endsAt: nowMs + 1, repeatsEveryDays: null },
  onePerPerson: false,
});

describe('R-5.12 the public quote', () => {
  test('of any configuration is what the one calculation says, in every currency and line by line', () => {
    fc.assert(
      fc.property(randomConfiguration(catalogue), (configuration) => {
        const quote = publicQuote.parse(quoteOf(purchaseQuery(configuration, catalogue)));
        for (const currency of currencies) {
          const expected = price(catalogue, configuration, configuration.period, currency);
          if (!expected.ok) throw new Error(expected.reason);
          expect(quote.total[currency]).toEqual({ amountMinor: expected.total.amountMinor, amount: decimalAmount(expected.total) });
          expect(quote.renewal[currency]?.amountMinor).toBe(expected.renewal.amountMinor);
          expect(quote.perMonth[currency]?.amountMinor).toBe(expected.perMonth.amountMinor);
          expect(quote.lines.map(({ prices }) => prices[currency]?.amountMinor)).toEqual(
            expected.lines.map(({ amount }) => amount.amountMinor),
          );
          expect(quote.lines.map(({ quantity }) => quantity)).toEqual(
            expected.lines.map(({ quantity }) => quantity * quantityOf(configuration)),
          );
        }
        expect(quote.address).toBe(`https://hostfront.test/product/vps-buy?${purchaseQuery(configuration, catalogue)}`);
      }),
      { numRuns },
    );
  });

  test('of an empty query is the default server of the order form', () => {
    expect(quoteOf('')).toMatchObject({ configuration: { region: 'US-0', period: '1m', months: 1 }, promotion: null, discounts: [] });
    expect(quoteOf('', { region: 'JP-0' })).toMatchObject({ configuration: { region: 'JP-0' } });
  });

  test('names what an address asks for and cannot have, instead of pricing something else', () => {
    expect(quoteOf('area=MARS&bootDiskSize=99999999&period=1m&period=2m')).toEqual({
      problem: 'parameters',
      parameters: expect.arrayContaining([
        { parameter: 'area', given: 'MARS', problem: 'unknown' },
        expect.objectContaining({ parameter: 'bootDiskSize' }),
        expect.objectContaining({ parameter: 'period', problem: 'duplicate' }),
      ]),
    });
  });

  test('says that nothing is sold where nothing is', () => {
    expect(quoteOf('', { catalogue: { ...catalogue, models: [] } })).toEqual({ problem: 'not-sold', parameters: [] });
  });

  test('takes off a promotion that applies, and says of another one why not', () => {
    const promotions = [promotion()];
    const applied = publicQuote.parse(quoteOf('period=1y&promotion=spring', { promotions }));
    expect(applied.promotion).toEqual({ code: 'spring', state: 'applies' });
    expect((applied.total.USD?.amountMinor ?? 0) - (applied.discounts[0]?.prices.USD?.amountMinor ?? 0)).toBe(
      applied.renewal.USD?.amountMinor,
    );
    const states = [
      quoteOf('period=1m&promotion=spring', { promotions }),
      quoteOf('period=1y&promotion=spring', { promotions, nowMs: nowMs + 1 }),
      quoteOf('period=1y&promotion=spring', { promotions, isSoldOut: () => true }),
      quoteOf('period=1y&promotion=spring'),
    ].map((quote) => publicQuote.parse(quote));
    expect(states.map((quote) => quote.promotion?.state)).toEqual(['does-not-fit', 'ended', 'sold-out', 'unknown']);
    expect(states.every((quote) => quote.discounts.length === 0 && quote.total.USD?.amountMinor === quote.renewal.USD?.amountMinor)).toBe(
      true,
    );
  });
});
