import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const countOrders = async (account: string): Promise<number> =>
  z.array(z.unknown()).parse((await shop.call(account, 'order-server/list')).message).length;

describe('R-5 unknown fields of a form are refused', () => {
  test.each([
    ['a total', { totalMinor: '1' }],
    ['a price', { price: '1' }],
    ['a currency', { currency: 'JPY' }],
    ['a discount', { discounts: '[{"percent":100}]' }],
    ['a state', { state: 'paid' }],
    ['an account', { accountId: 'ann' }],
    ['a configuration', { configuration: '{}' }],
  ])('%s', async (_what, field) => {
    expect(await shop.create('sam', await shop.quote('sam'), { ...field })).toMatchObject({ message: { key: 'dataError' } });
    expect(await countOrders('sam')).toBe(0);
  });

  test.each([
    ['quote', 'NaN'],
    ['quote', ''],
    ['quote', "' OR 1=1 --"],
    ['key', '1'],
    ['key', ''],
    ['termsVersion', '-1'],
    ['termsVersion', '0'],
    ['termsVersion', '1.5'],
    ['termsVersion', '1e3'],
    ['termsVersion', '１'],
    ['termsVersion', '1000000000'],
    ['termsVersion', 'NaN'],
    ['proof', 'x'.repeat(129)],
  ])('%s %j', async (field, value) => {
    expect(await shop.create('tom', await shop.quote('tom'), { [field]: value })).toMatchObject({ message: { key: 'dataError', field } });
  });

  test('a field that is there twice', async () => {
    const body = `quote=${randomUUID()}&quote=${randomUUID()}&key=${randomUUID()}&proof=x&termsVersion=1`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'hf_session=uma' };
    expect(await shop.mydoc.send({ method: 'POST', url: '/myDoc/order-server/create', headers, payload: body })).toMatchObject({
      message: { key: 'dataError' },
    });
  });

  test.each(['create', 'pay', 'cancel', 'refund'])('an order-server/%s of another site', async (path) => {
    expect(await shop.mydoc.call(`order-server/${path}`, {}, { cookie: 'hf_session=uma', origin: 'https://evil.example' })).toMatchObject({
      message: { key: 'crossSite' },
    });
  });

  test.each([
    ['detail', {}],
    ['refund', { amountMinor: '-1', key: randomUUID() }],
    ['refund', { amountMinor: '1.5', key: randomUUID() }],
    ['refund', { amountMinor: '1e9', key: randomUUID() }],
    ['pay', { language: 'xx', key: randomUUID() }],
  ])('order-server/%s with %j', async (path, fields) => {
    const { id } = await shop.order('val');
    expect(await shop.call('val', `order-server/${path}`, { id, ...fields, ...(path === 'detail' ? { id: '../x' } : {}) })).toMatchObject({
      message: { key: 'dataError' },
    });
  });
});
