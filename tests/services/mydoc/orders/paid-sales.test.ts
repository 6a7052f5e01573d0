import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listPaidSales } from '#services/mydoc/orders/paid-sales.ts';
import type { PricedChoice } from '#lib/price-history/public-prices.ts';
import { openShop, type ShopUnderTest } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const disk = { type: 'ssd_cloud_disk', sizeGib: 30 };
const choice: PricedChoice = {
  configuration: { region: 'US-0', model: 'cvm.g4a.amd.c2m4', disk, traffic: 't500' },
  period: '1y',
  currency: 'USD',
};

test('R-6 the sales of a configuration are its paid orders, at the price that was paid', async () => {
  const server = { model: choice.configuration.model, disk };
  await shop.active('ann', server, { period: '1y', promotion: 'festivals' });
  await shop.order('amy', server, { period: '1y' });
  const { executor } = shop.mydoc.database;
  const soonMs = Date.now() + 60_000;
  const sales = await listPaidSales(executor, choice, soonMs);
  expect(sales.map(({ amountMinor }) => amountMinor)).toEqual([7_283]);
  expect(Math.abs(Date.now() - (sales[0]?.atMs ?? 0))).toBeLessThan(60_000);
  // of three servers one came to a third, rounded down
  await shop.active('abe', { ...server, quantity: 3 }, { period: '1y' });
  expect((await listPaidSales(executor, choice, soonMs)).map(({ amountMinor }) => amountMinor)).toEqual([9_711, 7_283]);
  await executor.execute(sql`UPDATE server_order SET total_minor = total_minor - 1 WHERE account_id = 'abe'`);
  expect((await listPaidSales(executor, choice, soonMs))[0]?.amountMinor).toBe(9_710);
  const others: readonly PricedChoice[] = [
    { ...choice, period: '1m' },
    { ...choice, currency: 'HKD' },
    { ...choice, configuration: { ...choice.configuration, traffic: 't1000' } },
    { ...choice, configuration: { ...choice.configuration, disk: { ...disk, sizeGib: 31 } } },
    { ...choice, configuration: { ...choice.configuration, region: 'JP-0' } },
  ];
  expect((await Promise.all(others.map((other) => listPaidSales(executor, other, soonMs)))).flat()).toEqual([]);
  expect(await listPaidSales(executor, choice, sales[0]?.atMs ?? 0)).toEqual([]);
});
