import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { orderList } from '#lib/contracts/calls/orders/order-calls.ts';
import { orderReceipt } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { runningCampaign } from '#tests/services/mydoc/coupons/coupons-under-test.ts';
import { openCouponShop, withCampaigns, type CouponShop } from '../quotes/coupon-shop.ts';
import { renewalsAt, later, type RenewalShop } from '../renewals/renewal-shop.ts';
import { makeDue, seedChanged, type ShopUnderTest } from '../shop-under-test.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { quoteMessage } from '#lib/contracts/calls/orders/purchase-calls.ts';

let coupons: CouponShop;
let shop: ShopUnderTest;
let renewals: RenewalShop;

const model = 'cvm.g4a.amd.c2m4';
const oneMinor = 880;
const threshold = runningCampaign('THREE', {
  discountPercent: 10,
  minimumSpend: { USD: (3 * oneMinor) / 100, HKD: null, JPY: null },
  perPersonLimit: 5,
});

beforeAll(async () => {
  coupons = await openCouponShop();
  ({ shop } = coupons);
  renewals = renewalsAt(shop);
}, 60_000);

beforeEach(() => {
  shop.centre.behave();
  shop.publish(withCampaigns(threshold));
});

afterAll(() => shop.close());

const setStock = async (left: number): Promise<void> => {
  await shop.mydoc.database.executor.execute(
    sql`UPDATE server_stock SET remaining = ${left}::integer WHERE region = 'US-0' AND model = ${model}`,
  );
  shop.letStockAge();
};

const several = (quantity: number) => ({ model, quantity });
const pair = several(2);

const refund = (buyer: string, id: string, amountMinor: number) =>
  shop.call(buyer, 'order-server/refund', { id, amountMinor: String(amountMinor), key: randomUUID() });

const serversOf = (id: string) => [...shop.centre.servers].filter(([key]) => key.startsWith(id));

async function paid(buyer: string, quantity: number, more: object = {}): Promise<OrderMessage> {
  const order = await shop.order(buyer, several(quantity), more);
  await shop.notify(order.id, await shop.pay(buyer, order.id));
  return order;
}

describe('R-5.12 a quote of several servers', () => {
  test.each([
    ['USD', '1m', oneMinor],
    ['HKD', '1m', 6883],
    ['JPY', '1m', 1338],
    ['USD', '1y', 8976],
  ])('costs in %s for %s exactly so many times what one costs', async (currency, period, oneOf) => {
    await setStock(50);
    const [one, seven] = await Promise.all(
      [1, 7].map(async (quantity) => (await shop.askQuote('ann', several(quantity), { currency, period })).message),
    );
    expect(one).toMatchObject({ totalMinor: oneOf, renewalMinor: oneOf });
    expect(seven).toMatchObject({ configuration: { quantity: 7 }, totalMinor: 7 * oneOf, renewalMinor: 7 * oneOf });
  });

  test('is for one to ten servers, and says so of any other number', async () => {
    await setStock(50);
    for (const quantity of [0, 11, -1, 1.5, 1e9])
      expect(await shop.askQuote('ann', several(quantity))).toMatchObject({
        code: 4132,
        message: { key: 'quantityWrong', field: 'params.configuration.quantity', values: { min: 1, max: 10 } },
      });
    expect(await shop.askQuote('ann', { model, quantity: '2' })).toMatchObject({ message: { key: 'dataError' } });
  });

  test('is refused where fewer are left, with their number', async () => {
    await setStock(2);
    expect(await shop.askQuote('ann', several(3))).toMatchObject({
      code: 4134,
      message: { key: 'tooFewLeft', field: 'params.configuration.quantity', values: { left: 2 } },
    });
    expect((await shop.askQuote('ann', pair)).code).toBe(2000);
  });

  test('has a coupon by the minimum spend of the whole order, off all of them, rounded once', async () => {
    await setStock(50);
    const { buyer, grants } = await coupons.buyerWith('THREE');
    const coupon = grants.THREE ?? '';
    const [two, three] = [await shop.quote(buyer, pair), await shop.quote(buyer, several(3))];
    expect(await shop.call(buyer, 'order-server/chooseCoupon', { quote: two, coupon })).toMatchObject({
      message: { key: 'couponNotUsable' },
    });
    const chosen = await coupons.choose(buyer, three, { coupon });
    expect(chosen).toMatchObject({
      discounts: [{ kind: 'coupon', amountMinor: 264 }],
      totalMinor: 3 * oneMinor - 264,
      renewalMinor: 3 * oneMinor,
    });
    expect(await coupons.choose(buyer, chosen.id, { coupon: '' })).toMatchObject({ discounts: [], totalMinor: 3 * oneMinor });
  });
});

describe('R-5.8 the stock of several servers', () => {
  test('is taken for all of them or for none, and an order that comes too late says how many are left', async () => {
    await setStock(5);
    const quotes = [await shop.quote('bea', several(3)), await shop.quote('cat', several(3))];
    const placed = await shop.create('bea', quotes[0] ?? '');
    expect([placed.code, await shop.remaining(model)]).toEqual([2000, 2]);
    expect(await shop.create('cat', quotes[1] ?? '')).toMatchObject({ code: 4134, message: { key: 'tooFewLeft', values: { left: 2 } } });
    expect(await shop.remaining(model)).toBe(2);
  });

  test('20 buyers of 1 to 4 servers at once get no more than there are, and each all or none', async () => {
    const left = 17;
    await setStock(left);
    const wanted = Array.from({ length: 20 }, (_, index) => ({ buyer: `rush-${index}`, quantity: 1 + (index % 4) }));
    const carts = await Promise.all(wanted.map(async (each) => ({ ...each, quote: await shop.quote(each.buyer, several(each.quantity)) })));
    const answers = await Promise.all(carts.map(({ buyer, quote }) => shop.create(buyer, quote)));
    const told = new Set(answers.map(({ code }) => code));
    expect([...told].filter((code) => ![2000, 4107, 4134].includes(code))).toEqual([]);
    const sold = wanted.reduce((sum, { quantity }, index) => sum + (answers[index]?.code === 2000 ? quantity : 0), 0);
    expect(await shop.remaining(model)).toBe(left - sold);
    expect(left - sold).toBeLessThan(4);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is given back whole when the order is cancelled, and counts as free once its time is over', async () => {
    await setStock(4);
    const cancelled = await shop.order('dee', several(4));
    expect(await shop.remaining(model)).toBe(0);
    await shop.call('dee', 'order-server/cancel', { id: cancelled.id });
    expect(await shop.remaining(model)).toBe(4);
    const { id } = await shop.order('dee', several(4), { period: '2m' });
    await makeDue(shop, id);
    shop.letStockAge();
    expect((await shop.order('eli', several(3))).state).toBe('awaiting-payment');
    expect(await shop.remaining(model)).toBe(1);
  });

  test('is one server of a size that a person has once', async () => {
    await setStock(50);
    shop.publish(
      seedDocuments({}, new Date()).map((document) =>
        document._type === 'model' && 'code' in document && document.code === model ? { ...document, onePerPerson: true } : document,
      ),
    );
    expect(await shop.askQuote('fay', pair)).toMatchObject({ code: 4133, message: { key: 'oneServerOnly' } });
    expect((await shop.askQuote('fay', several(1))).code).toBe(2000);
  });

  test('is one server of an offer that a person has once; of any other offer, so many times its price', async () => {
    await setStock(50);
    const offer = { period: '1y', promotion: 'festivals' };
    expect(await shop.askQuote('gus', pair, offer)).toMatchObject({ code: 4133, message: { key: 'oneServerOnly' } });
    expect((await shop.askQuote('gus', pair, { ...offer, period: '1m' })).message).toMatchObject({ promotion: { state: 'does-not-fit' } });
    shop.publish(seedChanged('promotion-festivals', { onePerPerson: false, discountPercent: 12.34 }));
    const [one, seven] = await Promise.all(
      [1, 7].map(async (quantity) => quoteMessage.parse((await shop.askQuote('gus', several(quantity), offer)).message)),
    );
    expect([seven?.totalMinor, seven?.discounts[0]?.amountMinor]).toEqual([
      7 * (one?.totalMinor ?? 0),
      7 * (one?.discounts[0]?.amountMinor ?? 0),
    ]);
    // no coupon goes with it; choosing none leaves its price as it is
    expect((await coupons.choose('gus', seven?.id ?? '', { coupon: '' })).totalMinor).toBe(seven?.totalMinor);
  });
});

describe('R-5.9 an order of several servers', () => {
  test('is built server by server, each with its number in its names, and runs once all of them do', async () => {
    await setStock(50);
    shop.centre.nextServers = ['running', 'building', 'running'];
    const { id, number } = await paid('gil', 3, { setup: { hostName: 'web.example.com' } });
    const [step] = (await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-provision');
    if (step) await shop.outbox.run(step);
    expect(await shop.detail('gil', id)).toMatchObject({ state: 'provisioning', server: { state: 'building', address: null } });
    await shop.outbox.drain();
    const order = await shop.detail('gil', id);
    expect(order).toMatchObject({
      state: 'active',
      servers: [
        { hostName: 'web-1.example.com', address: '203.0.113.9', ipv6: '2001:db8:113:9::/125' },
        { hostName: 'web-2.example.com', address: '203.0.113.12', ipv6: '2001:db8:113:9::/125' },
        { hostName: 'web-3.example.com', address: '203.0.113.13', ipv6: '2001:db8:113:9::/125' },
      ],
    });
    const made = `c2m4${number.slice(1).toLowerCase()}`;
    expect(serversOf(id).map(([, { name, hostName }]) => [name, hostName])).toEqual([
      [`${made}-1`, 'web-1.example.com'],
      [`${made}-2`, 'web-2.example.com'],
      [`${made}-3`, 'web-3.example.com'],
    ]);
    expect(serversOf(id)[0]?.[1].description).toContain('3 × ');
  });

  test('whose one server cannot be built goes back whole: nothing is kept of the money, the servers or the stock', async () => {
    await setStock(6);
    shop.centre.nextServers = ['running', 'failed'];
    const { id } = await paid('hal', 2);
    await shop.outbox.drain();
    expect(await shop.detail('hal', id)).toMatchObject({ state: 'refunded', paidMinor: 2 * oneMinor, refundedMinor: 2 * oneMinor });
    expect(serversOf(id).map(([, { state }]) => state)).toEqual(['ended', 'ended']);
    expect(await shop.remaining(model)).toBe(6);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is provisioned once for each server, though the work is done twice', async () => {
    await setStock(50);
    const { id } = await paid('ida', 2);
    for (const job of (await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-provision')) {
      await shop.outbox.run(job, true);
      await shop.outbox.run(job, true);
    }
    await shop.outbox.drain();
    expect(serversOf(id).map(([key]) => key)).toEqual([id, `${id}-2`]);
  });

  test('says its number in the list, on the receipt and in its bill', async () => {
    await setStock(50);
    const { id } = await paid('jan', 2);
    await shop.outbox.drain();
    const list = orderList.output.parse((await shop.call('jan', 'order-server/list')).message);
    expect(list).toMatchObject([{ quantity: 2, totalMinor: 2 * oneMinor }]);
    const receipt = orderReceipt.output.parse((await shop.call('jan', 'order-server/receipt', { id, language: 'en' })).message);
    expect(receipt).toMatchObject({ quantity: 2, totalMinor: 2 * oneMinor, lines: [{ name: '2 × Server c2m4' }, {}, {}] });
    expect(receipt?.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(2 * oneMinor);
  });
});

describe('R-6.7 the refund and the renewal of several servers', () => {
  test('a refund takes back all of them, with the whole amount within the guarantee', async () => {
    await setStock(10);
    const { id } = await paid('kay', 3);
    await shop.outbox.drain();
    expect(await shop.remaining(model)).toBe(7);
    expect(await refund('kay', id, 3 * oneMinor)).toMatchObject({ code: 2000 });
    await shop.outbox.drain();
    expect(await shop.detail('kay', id)).toMatchObject({ state: 'refunded', refundedMinor: 3 * oneMinor });
    expect(serversOf(id).map(([, { state }]) => state)).toEqual(['ended', 'ended', 'ended']);
    expect(await shop.remaining(model)).toBe(10);
  });

  test('a renewal is for all of them, at so many times the price of one, and moves their common end', async () => {
    await setStock(10);
    const { id } = await paid('lou', 2);
    await shop.outbox.drain();
    const server = await shop.detail('lou', id);
    const quote = await renewals.quote('lou', id);
    expect(quote).toMatchObject({ configuration: { quantity: 2 }, totalMinor: 2 * oneMinor, renewalMinor: 2 * oneMinor });
    const renewal = await renewals.renew('lou', id);
    expect(renewal).toMatchObject({ state: 'renewed', paidMinor: 2 * oneMinor });
    expect((await shop.detail('lou', id)).paidUntil).toBe(later(server, 2));
    expect([await shop.remaining(model), serversOf(renewal.id)]).toEqual([8, []]);
    expect(await refund('lou', id, 4 * oneMinor)).toMatchObject({ code: 2000 });
    await shop.outbox.drain();
    expect(serversOf(id).map(([, { state }]) => state)).toEqual(['ended', 'ended']);
    expect(await shop.remaining(model)).toBe(10);
  });
});

test('after all of that the ledger has no fault', async () => {
  expect(await shop.ledgerFaults()).toEqual([]);
});
