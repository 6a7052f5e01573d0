import { expect, test } from '@jest/globals';
import { promotionDiscount } from '#lib/offers/promotion-terms.ts';
import { estimate } from '#lib/purchase/estimate.ts';
import { overYears } from '#lib/purchase/over-years.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

const server = { region: 'US-0', model: 'cvm.g4a.amd.c2m4', disk: { type: 'ssd_cloud_disk', sizeGib: 30 }, traffic: 't500' } as const;

test('an offer of a year costs its price and four renewals over five years, beside five years paid at once', async () => {
  const catalogue = await seededCatalogue();
  const ordered = { ...server, period: '1y' };
  const price = estimate(catalogue, ordered, [promotionDiscount({ code: 'harbour', percent: 25 })]);
  if (!price) throw new Error('no price');
  expect([price.total.USD?.amountMinor, price.renewal.USD?.amountMinor]).toEqual([7_283, 9_711]);
  const rows = overYears(catalogue, ordered, price);
  expect(rows.map(({ years }) => years)).toEqual([1, 2, 3, 4, 5]);
  expect(rows.map(({ renewed }) => renewed.USD?.amountMinor)).toEqual([7_283, 16_994, 26_705, 36_416, 46_127]);
  expect(rows.at(-1)?.atOnce?.USD?.amountMinor).toBe(estimate(catalogue, { ...server, period: '5y' })?.total.USD?.amountMinor);
  expect(rows.at(-1)?.atOnce?.USD?.amountMinor).toBe(37_128);
});

test('only years of whole periods are counted, and nothing of a period that is not sold', async () => {
  const catalogue = await seededCatalogue();
  const price = { total: { USD: null, HKD: null, JPY: null }, renewal: { USD: null, HKD: null, JPY: null } };
  expect(overYears(catalogue, { ...server, period: '2y' }, price).map(({ years }) => years)).toEqual([2, 4]);
  expect(overYears(catalogue, { ...server, period: 'gone' }, price)).toEqual([]);
});
