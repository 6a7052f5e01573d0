import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { seedDocuments } from '#studio/seed/seed.ts';
import { countOrdersOf, keyOf, openShop, seedChanged as changed, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const countOrders = (account: string): Promise<number> => countOrdersOf(shop, account);

describe('R-5.7 what prevents an order is refused by its code, and leaves nothing behind', () => {
  test('a visitor, a quote that is gone, another’s quote', async () => {
    const quote = await shop.quote('gil');
    expect(await shop.create('', quote)).toMatchObject({ code: 401 });
    expect(await shop.create('gil', randomUUID())).toMatchObject({ code: 4002 });
    expect(await shop.create('hal', quote)).toMatchObject({ code: 4002, message: { key: 'doesNotExist' } });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_quote SET expires_at = now() WHERE id = ${quote}::uuid`);
    expect(await shop.create('gil', quote)).toMatchObject({ code: 4112, message: { key: 'quoteExpired' } });
  });

  test('a barred account', async () => {
    const quote = await shop.quote('ivy');
    shop.profiles.set('ivy', { barred: true, personId: null });
    expect(await shop.create('ivy', quote)).toMatchObject({ message: { key: 'accountAbnormal' } });
    expect(await countOrders('ivy')).toBe(0);
  });

  test.each([
    ['taken off sale', 'model-g4a-c1m1', { status: 'withdrawn' }, 'notOnSale'],
    [
      'no longer sold in the currency',
      'traffic-plan-t500',
      { regions: [{ region: { _ref: 'region-us-0' }, price: { JPY: 137 } }] },
      'notSoldInCurrency',
    ],
    ['an image that now needs more room', 'system-image-debian-13', { minDiskGib: 400 }, 'systemDiskSizeWrong'],
  ])('%s since the quote', async (_what, id, change, key) => {
    const quote = await shop.quote('jon');
    shop.publish(changed(id, change));
    const answer = await shop.create('jon', quote);
    shop.publish(seedDocuments({}, new Date()));
    expect(keyOf(answer.message)).toBe(key);
    expect(await countOrders('jon')).toBe(0);
  });

  test('sold out since the quote', async () => {
    const model = 'cvm.g4a.amd.c2m2';
    const quote = await shop.quote('kim', { model });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = 0 WHERE region = 'US-0' AND model = ${model}`);
    expect(await shop.create('kim', quote)).toMatchObject({ code: 4107, message: { key: 'modelSoldOut' } });
  });

  test('sold out since the quote of an offer, whether that is known before the order or only by the last one', async () => {
    const model = 'cvm.g4a.amd.c2m4';
    const quote = await shop.quote('kit', { model }, { period: '1y', promotion: 'festivals' });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = 0 WHERE region = 'US-0' AND model = ${model}`);
    const refusal = { code: 4209, message: { key: 'limitedEdition', field: 'params.configuration.model' } };
    expect(await shop.create('kit', quote)).toMatchObject(refusal);
    shop.letStockAge();
    expect(await shop.create('kit', quote)).toMatchObject(refusal);
    expect(await countOrders('kit')).toBe(0);
    await shop.mydoc.database.executor.execute(sql`UPDATE server_stock SET remaining = 5 WHERE region = 'US-0' AND model = ${model}`);
    shop.letStockAge();
  });

  test('without a proof of human verification, or with one that was spent, or for something else; a refused order spends none', async () => {
    const quote = await shop.quote('lea');
    const [proof, before] = [await shop.proof(), await shop.remaining()];
    expect(await shop.create('lea', quote, { proof: 'invented' })).toMatchObject({
      code: 4104,
      message: { key: 'humanVerificationNeeded', field: 'proof' },
    });
    expect(await shop.create('lea', quote, { proof, termsVersion: '99' })).toMatchObject({ message: { key: 'termsChanged' } });
    expect(await shop.remaining()).toBe(before);
    expect(await shop.create('lea', quote, { proof })).toMatchObject({ code: 2000 });
    expect(await shop.create('lea', await shop.quote('lea', {}, { period: '2m' }), { proof })).toMatchObject({ code: 4104 });
  });

  test('of many obstacles the first is named, in the fixed order; what is dearer comes last', async () => {
    const [account, model] = ['xen', 'cvm.g4a.amd.c4m8'];
    const { executor } = shop.mydoc.database;
    const left = (remaining: number) =>
      executor.execute(sql`UPDATE server_stock SET remaining = ${remaining} WHERE region = 'US-0' AND model = ${model}`);
    const content = (change: { status?: string; onePerPerson?: boolean; minDiskGib?: number }) => {
      const { minDiskGib = 10, ...ofModel } = change;
      const dear = { regions: [{ region: { _ref: 'region-us-0' }, price: { USD: 99, HKD: 999, JPY: 9_999 } }] };
      shop.publish(
        seedDocuments({}, new Date()).map((document) => {
          if (document._id === 'model-g4a-c4m8') return { ...document, ...dear, ...ofModel };
          if (document._id === 'system-image-debian-13') return { ...document, minDiskGib };
          return document._id === 'siteSettings' ? { ...document, pricesCorrectedAt: new Date().toISOString() } : document;
        }),
      );
    };
    content({ onePerPerson: true });
    const mine = await shop.order(account, { model }, { period: '1y' });
    shop.publish(seedDocuments({}, new Date()));
    const [quote, proof] = [await shop.quote(account, { model }), await shop.proof()];
    const wrong = { proof: 'invented', termsVersion: '1' };
    const told = async (fields: Record<string, string> = wrong): Promise<string> =>
      keyOf((await shop.create(account, quote, fields)).message);

    shop.profiles.set(account, { barred: true, personId: null });
    await left(0);
    content({ status: 'withdrawn', onePerPerson: true, minDiskGib: 400 });
    const found = [await told()];
    shop.profiles.delete(account);
    found.push(await told());
    content({ onePerPerson: true, minDiskGib: 400 });
    shop.letStockAge();
    found.push(await told());
    await left(5);
    shop.letStockAge();
    found.push(await told());
    await shop.call(account, 'order-server/cancel', { id: mine.id });
    found.push(await told());
    content({ onePerPerson: true });
    found.push(await told(), await told({ ...wrong, proof }), await told({ proof }));
    shop.publish(seedDocuments({}, new Date()));
    const last = await shop.create(account, quote, { proof });
    expect([found, last.code]).toEqual([
      [
        'accountAbnormal',
        'notOnSale',
        'modelSoldOut',
        'onceOnly',
        'systemDiskSizeWrong',
        'humanVerificationNeeded',
        'termsChanged',
        'priceChanged',
      ],
      2000,
    ]);
  });

  test('terms of a version that is not in force are refused with the one that is', async () => {
    expect(await shop.create('moe', await shop.quote('moe'), { termsVersion: '1' })).toMatchObject({
      code: 4114,
      message: { key: 'termsChanged', values: { version: 2 }, isShow: 0 },
    });
    expect(await countOrders('moe')).toBe(0);
  });
});
