import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { serverOrderMessage, type OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import { starter } from '#tests/fixtures/starter-configuration.ts';
import { openShop, seedChanged, tosVersion, type ShopUnderTest } from '../shop-under-test.ts';
import { randomUUID } from 'node:crypto';
import { seedDocuments } from '#studio/seed/seed.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterEach(() => shop.centre.behave());
afterAll(() => shop.close());

/** An order from a browser that came by a link. */
async function orderBy(account: string, cookie: string): Promise<OrderMessage> {
  const answer = await shop.mydoc.call(
    'order-server/create',
    { quote: await shop.quote(account), key: randomUUID(), proof: await shop.proof(), termsVersion: tosVersion },
    { cookie: `hf_session=${account}; referrerUrl=${cookie}` },
  );
  return serverOrderMessage.parse(answer.message);
}

async function deliver(account: string, { id }: OrderMessage): Promise<OrderMessage> {
  await shop.notify(id, await shop.pay(account, id));
  await shop.outbox.drain();
  return shop.detail(account, id);
}

async function refund(account: string, id: string): Promise<void> {
  const { message } = await shop.call(account, 'order-server/refundOffer', { id });
  const { amountMinor } = message as { amountMinor: number };
  await shop.call(account, 'order-server/refund', { id, amountMinor: String(amountMinor), key: randomUUID() });
  await shop.outbox.drain();
}

const reportsOf = (id: string) => shop.centre.reports.filter(({ orderId }) => orderId === id);

describe('R-10.6, R-12.6 an order of a visitor whom a link brought', () => {
  test('notes the code, is reported once its server runs, and shows the verdict', async () => {
    const order = await orderBy('ann', 'K7M2Q');
    expect(order.referral).toEqual({ code: 'K7M2Q', state: 'noted' });
    expect(reportsOf(order.id)).toEqual([]);
    const running = await deliver('ann', order);
    expect(running).toMatchObject({ state: 'active', referral: { code: 'K7M2Q', state: 'counted' } });
    expect(reportsOf(order.id)).toEqual([
      expect.objectContaining({
        accountId: 'ann',
        code: 'K7M2Q',
        paidMinor: order.totalMinor,
        keptMinor: order.totalMinor,
        currency: 'USD',
      }),
    ]);
  });

  test('reverses the commission when the money goes back', async () => {
    const order = await orderBy('bob', 'K7M2Q');
    await deliver('bob', order);
    await refund('bob', order.id);
    expect(reportsOf(order.id).map(({ keptMinor }) => keptMinor)).toEqual([order.totalMinor, 0]);
    expect((await shop.detail('bob', order.id)).referral).toEqual({ code: 'K7M2Q', state: 'counted' });
  });

  test('is reported later when the account centre is away; the order does not wait for it', async () => {
    const order = await orderBy('cleo', 'K7M2Q');
    shop.centre.nextReferral = 'away';
    const running = await deliver('cleo', order);
    expect(running).toMatchObject({ state: 'active', referral: { state: 'noted' } });
    shop.centre.behave();
    await shop.outbox.drain();
    expect((await shop.detail('cleo', order.id)).referral?.state).toBe('counted');
  });

  test('is asked about again a day later while its buyer is not verified', async () => {
    const order = await orderBy('ines', 'K7M2Q');
    shop.centre.nextReferral = 'buyer-unverified';
    await shop.notify(order.id, await shop.pay('ines', order.id));
    for (const job of await shop.outbox.waiting()) await shop.outbox.run(job);
    for (const job of (await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-referral')) await shop.outbox.run(job);
    expect((await shop.detail('ines', order.id)).referral?.state).toBe('buyer-unverified');
    expect((await shop.outbox.waiting()).map(({ queue, payload }) => [queue, payload.orderId])).toContainEqual([
      'order-referral',
      order.id,
    ]);
    shop.centre.behave();
    await shop.outbox.drain();
    expect((await shop.detail('ines', order.id)).referral?.state).toBe('counted');
  });

  test('is told once where the account centre refuses it for good; the order says that it is not counted', async () => {
    const order = await orderBy('jon', 'K7M2Q');
    shop.centre.nextReferral = 'refused';
    expect((await deliver('jon', order)).referral?.state).toBe('noted');
    expect((await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-referral')).toEqual([]);
    shop.centre.behave();
  });

  test.each(['own-order', 'known-customer', 'unknown-code'] as const)('says that it does not count: %s', async (verdict) => {
    const order = await orderBy(`dora-${verdict}`, 'K7M2Q');
    shop.centre.nextReferral = verdict;
    expect((await deliver(`dora-${verdict}`, order)).referral).toEqual({ code: 'K7M2Q', state: verdict });
  });

  test.each(['a b', 'xy', '%3Cscript%3E', '-starts-wrong', 'x'.repeat(33)])('has none for the cookie %p', async (cookie) => {
    expect((await orderBy('eve', cookie)).referral).toBeNull();
  });

  test('earns nothing by a trial, and is not reported', async () => {
    const model = seedDocuments({}, new Date()).find((document) => document['code'] === starter.model);
    shop.publish(seedChanged(model?._id ?? '', { trial: true }));
    const order = await orderBy('finn', 'K7M2Q');
    expect(order.referral?.state).toBe('no-commission');
    expect((await deliver('finn', order)).state).toBe('active');
    expect(reportsOf(order.id)).toEqual([]);
    shop.publish(seedDocuments({}, new Date()));
  });

  test('is not reported when it had no link', async () => {
    const order = await shop.active('gus');
    expect(order.referral).toBeNull();
    expect(reportsOf(order.id)).toEqual([]);
  });

  test('is reported no more often when the process dies after each step', async () => {
    const order = await orderBy('hal', 'K7M2Q');
    await shop.notify(order.id, await shop.pay('hal', order.id));
    for (const job of await shop.outbox.waiting()) await shop.outbox.run(job, true);
    await shop.outbox.drain();
    expect(new Set(reportsOf(order.id).map((report) => JSON.stringify(report))).size).toBe(1);
  });
});
