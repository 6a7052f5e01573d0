import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop({ stockClock: 'frozen' });
}, 60_000);

afterAll(() => shop.close());

describe('R-5.8 stock', () => {
  test('is returned as a state, and as a number only if few are left', async () => {
    const { message } = await shop.call('', 'catalogue/stock');
    expect(message).toEqual(
      expect.arrayContaining([
        { region: 'US-0', model: 'cvm.g4a.amd.c1m1', state: 'available' },
        { region: 'US-0', model: 'cvm.cx4f.amd.c4m8', state: 'sold-out' },
        { region: 'US-0', model: 'cvm.dedicated2.amd.c32m64', state: 'few', left: 3 },
      ]),
    );
  });

  test('of one region names no other, and counts every model of the seed', async () => {
    const { message } = await shop.call('', 'catalogue/stock', { region: 'JP-0' });
    const { models } = await seededCatalogue();
    const rows = message as { region: string; model: string }[];
    expect(new Set(rows.map(({ region }) => region))).toEqual(new Set(['JP-0']));
    expect(rows.map(({ model }) => model).toSorted()).toEqual(models.map(({ code }) => code).toSorted());
  });

  test('follows the database within a third of a second', async () => {
    await shop.mydoc.database.executor.execute(
      sql`UPDATE server_stock SET remaining = 0 WHERE region = 'US-0' AND model = 'cvm.g4a.amd.c8m16'`,
    );
    shop.letStockAge(300);
    expect(await shop.askQuote('alice', { model: 'cvm.g4a.amd.c8m16' })).toMatchObject({ code: 4107, message: { key: 'modelSoldOut' } });
  });
});
