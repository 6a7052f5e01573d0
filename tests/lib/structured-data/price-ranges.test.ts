import { expect, test } from '@jest/globals';
import { money } from '#lib/money/money.ts';
import { priceRanges } from '#lib/structured-data/price-ranges.ts';

const siteUrl = 'https://www.marlow.example';
const prices = (usd: number | null, jpy: number | null) => ({
  USD: usd === null ? null : money(usd, 'USD'),
  HKD: null,
  JPY: jpy === null ? null : money(jpy, 'JPY'),
});

test('a range is of the prices in one currency, and a currency without a price has none', () => {
  expect(priceRanges([prices(529, 1_658), prices(314, null)], siteUrl, { priceValidUntil: '2026-12-17' })).toMatchObject([
    { '@type': 'AggregateOffer', lowPrice: '3.14', highPrice: '5.29', priceCurrency: 'USD', offerCount: 2, priceValidUntil: '2026-12-17' },
    { lowPrice: '1658', highPrice: '1658', priceCurrency: 'JPY', offerCount: 1 },
  ]);
  expect(priceRanges([], siteUrl)).toEqual([]);
});
