import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { insertOrder, type NewOrder } from '#services/mydoc/orders/placement/new-order.ts';
import { quotedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { findOrderById } from '#services/mydoc/orders/order-row.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { openShop, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const pattern = /^S-[2-9A-Z]{4}-[2-9A-Z]{4}$/;

test('R-5.9 an order has a number that can be read out, in its answer, in the list and on the payment', async () => {
  const order = await shop.order('ann');
  expect(order.number).toMatch(pattern);
  const { message } = await shop.call('ann', 'order-server/list');
  expect(message).toMatchObject([{ id: order.id, number: order.number }]);
  await shop.pay('ann', order.id);
  expect(shop.centre.payments.at(-1)?.request.description).toBe(
    `${order.number} · General, fourth generation c1m1 · Los Angeles-1 · 1 month`,
  );
  const active = await shop.active('ann');
  expect(shop.centre.servers.get(active.id)).toMatchObject({ description: expect.stringContaining(active.number) });
});

test('a number that is taken is drawn again; a second order of a quote is refused, whatever its number', async () => {
  const { executor } = shop.mydoc.database;
  const taken = await shop.order('bob');
  const stored = await findOrderById(executor, taken.id);
  const order: NewOrder = {
    id: randomUUID(),
    accountId: 'bob',
    language: 'ja',
    personId: null,
    key: randomUUID(),
    quoteId: randomUUID(),
    rootQuoteId: null,
    family: 'general',
    body: quotedTerms.parse(stored?.row.body),
    password: null,
    termsVersion: 2,
    tos: { language: null, fingerprint: null },
    onePerPerson: false,
    promotion: null,
    onePerPromotion: false,
    refundRule: 'guarantee',
    months: 1,
    listMonthMinor: 1,
    hoursToPay: 1,
    referral: null,
    group: null,
    about: null,
  };
  const draws = [taken.number, taken.number, 'S-2222-2222'];
  expect(await insertOrder(executor, order, () => draws.shift() ?? '')).not.toBeNull();
  expect(draws).toEqual([]);
  expect((await findOrderById(executor, order.id))?.row).toMatchObject({
    number: 'S-2222-2222',
    language: 'ja',
    server_name: `${starter.model.split('.').at(-1)}-2222-2222`,
  });
  expect(await insertOrder(executor, { ...order, id: randomUUID(), key: randomUUID() })).toBeNull();
  const always = { ...order, id: randomUUID(), key: randomUUID(), quoteId: randomUUID() };
  await expect(insertOrder(executor, always, () => taken.number)).rejects.toThrow('every number');
});
