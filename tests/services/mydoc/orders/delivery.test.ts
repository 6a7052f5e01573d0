import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addMonths } from '#lib/catalogue/period-end.ts';
import { provisionTriesAtMost } from '#services/mydoc/orders/provisioning/provision-pace.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openShop, type ShopUnderTest } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

beforeEach(() => shop.centre.behave());

afterAll(() => shop.close());

const kinds = ({ history }: { history: readonly { kind: string }[] }): string[] => history.map(({ kind }) => kind);

async function paid(account: string, change?: object, more?: object): Promise<string> {
  const { id } = await shop.order(account, change, more);
  await shop.notify(id, await shop.pay(account, id));
  return id;
}

const rewind = (id: string, column: 'paid_at' | 'active_at', time: string): Promise<unknown> =>
  shop.mydoc.database.executor.execute(sql`UPDATE server_order SET ${sql.raw(column)} = now() - ${time}::interval WHERE id = ${id}::uuid`);

/** The days that an order is paid for: 28 to 31 in a month, by when the server was delivered. */
async function daysPaidFor(id: string, months: number): Promise<number> {
  const rows = await readRows(
    shop.mydoc.database.executor,
    sql`SELECT extract(epoch FROM active_at) * 1000 AS ms FROM server_order WHERE id = ${id}::uuid`,
    z.object({ ms: z.coerce.number() }),
  );
  const [from] = z.tuple([z.number()]).parse(rows.map(({ ms }) => ms));
  return Math.round((addMonths(from, months) - from) / 86_400_000);
}

const refund = (account: string, id: string, amountMinor: number, key: string = randomUUID()) =>
  shop.call(account, 'order-server/refund', { id, amountMinor: String(amountMinor), key });

describe('R-5.9 a paid order', () => {
  test('is built, with its progress recorded until its server runs', async () => {
    shop.centre.nextServers = ['building', 'building', 'running'];
    const id = await paid('ann', {}, { password: 'server:Correct-Horse-9' });
    const [step] = await shop.outbox.waiting().then((jobs) => jobs.filter(({ queue }) => queue === 'order-provision'));
    if (step) await shop.outbox.run(step);
    expect(await shop.detail('ann', id)).toMatchObject({ state: 'provisioning', server: { state: 'building', address: null } });
    await shop.outbox.drain();
    const order = await shop.detail('ann', id);
    expect(order).toMatchObject({ state: 'active', server: { id: `srv-${id}`, state: 'running', address: '203.0.113.9' } });
    expect(kinds(order)).toEqual(['placed', 'paid', 'provisioning-started', 'active']);
  });

  test('has the description of its payment at the account centre, in its language', async () => {
    const { id } = await shop.order('ava');
    const { message } = await shop.call('ava', 'order-server/pay', { id, language: 'ja', key: randomUUID() });
    expect(message).toMatchObject({ payAddress: expect.any(String) });
    const payment = shop.centre.payments.findLast(({ request }) => request.orderId === id);
    await shop.notify(id, await shop.pay('ava', id));
    await shop.outbox.drain();
    expect(shop.centre.servers.get(id)?.description).toBe(payment?.request.description);
    expect(payment?.request.description).toContain('か月');
  });

  test('keeps the encrypted password until its server runs, and no longer', async () => {
    const passwords = () =>
      readRows(
        shop.mydoc.database.executor,
        sql`SELECT password FROM server_order WHERE account_id = 'bea' ORDER BY created_at`,
        z.object({ password: z.string().nullable() }),
      );
    const id = await paid('bea', {}, { password: 'server:Correct-Horse-9' });
    expect(await passwords()).toEqual([{ password: 'server:Correct-Horse-9' }]);
    await shop.outbox.drain();
    expect(await shop.detail('bea', id)).toMatchObject({ state: 'active', hasPassword: true });
    expect(await passwords()).toEqual([{ password: null }]);
  });

  test('is tried again while the centre is unavailable, and when a server fails to come up', async () => {
    const id = await paid('cat');
    shop.centre.away = true;
    await shop.outbox.drain(3);
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'paid' });
    shop.centre.away = false;
    shop.centre.nextServers = ['failed', 'failed', 'running'];
    await shop.outbox.drain();
    expect(await shop.detail('cat', id)).toMatchObject({ state: 'active', refundingMinor: 0 });
  });

  test('that fails for good is refunded in full; its stock is released and its server ended', async () => {
    const before = await shop.remaining();
    shop.centre.nextServers = ['failed'];
    const asked = shop.centre.asked.length;
    const id = await paid('dan');
    await shop.outbox.drain();
    const order = await shop.detail('dan', id);
    expect(order).toMatchObject({ state: 'refunded', paidMinor: 347, refundedMinor: 347 });
    expect(kinds(order)).toEqual(['placed', 'paid', 'provisioning-failed', 'refunded']);
    expect(shop.centre.asked.slice(asked).filter((operation) => operation === 'provision')).toHaveLength(provisionTriesAtMost);
    expect([await shop.remaining(), shop.centre.servers.get(id)?.state]).toEqual([before, 'ended']);
  });

  test('whose account the centre does not know is refunded in full', async () => {
    const id = await paid('uma');
    shop.centre.serverRefusal = 'unknown-account';
    await shop.outbox.drain();
    expect(await shop.detail('uma', id)).toMatchObject({ state: 'refunded', refundedMinor: 347 });
  });

  test('that the centre refuses for a mistake of ours is kept and asked again, until its time of delivery is over', async () => {
    const [mended, forgotten] = [await paid('val'), await paid('wes')];
    shop.centre.serverRefusal = 'key-reused';
    await shop.outbox.drain(3);
    expect(await shop.detail('val', mended)).toMatchObject({ state: 'paid', refundingMinor: 0 });
    expect(await shop.detail('wes', forgotten)).toMatchObject({ state: 'paid', refundingMinor: 0 });
    await rewind(forgotten, 'paid_at', '24 hours 1 second');
    await shop.outbox.drain(3);
    expect(await shop.detail('wes', forgotten)).toMatchObject({ state: 'refunded', refundedMinor: 347 });
    shop.centre.serverRefusal = null;
    await shop.outbox.drain();
    expect(await shop.detail('val', mended)).toMatchObject({ state: 'active' });
  });

  test('that is not delivered within 24 hours of the payment is refunded', async () => {
    const id = await paid('eve');
    await rewind(id, 'paid_at', '24 hours 1 second');
    await shop.outbox.drain();
    expect(await shop.detail('eve', id)).toMatchObject({ state: 'refunded', refundedMinor: 347 });
  });

  test('worked at twice, as after a process that died, is built once and refunded once', async () => {
    const id = await paid('flo');
    for (const job of (await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-provision')) {
      await shop.outbox.run(job, true);
      await shop.outbox.run(job, true);
    }
    await refund('flo', id, 347);
    for (const job of (await shop.outbox.waiting()).filter(({ queue }) => queue === 'order-refund')) {
      await shop.outbox.run(job, true);
      await shop.outbox.run(job, true);
    }
    await shop.outbox.drain();
    const order = await shop.detail('flo', id);
    expect(order).toMatchObject({ state: 'refunded', refundedMinor: 347 });
    expect(kinds(order)).toEqual(['placed', 'paid', 'active', 'refund-requested', 'refunded']);
    expect(shop.centre.payments.filter(({ request }) => request.orderId === id).map(({ refundedMinor }) => refundedMinor)).toEqual([347]);
  });
});

describe('R-6.7 a refund', () => {
  test('within 72 hours is the whole amount, is shown first, ends the server and frees its place', async () => {
    const { id } = await shop.active('gil');
    const before = await shop.remaining();
    expect(await shop.call('gil', 'order-server/refundOffer', { id })).toMatchObject({
      code: 2000,
      message: { paidMinor: 347, usedDays: 1, usedMinor: 0, amountMinor: 347, currency: 'USD', byGuarantee: true, guaranteeGone: false },
    });
    expect((await refund('gil', id, 347)).message).toMatchObject({ state: 'refunding', refundingMinor: 347 });
    await shop.outbox.drain();
    expect(await shop.detail('gil', id)).toMatchObject({ state: 'refunded', refundedMinor: 347, refundingMinor: 0 });
    expect([await shop.remaining(), shop.centre.servers.get(id)?.state]).toEqual([before + 1, 'ended']);
  });

  test('of the whole amount is given once for a family: the next one is counted by days', async () => {
    const first = await shop.active('gus');
    expect(await refund('gus', first.id, first.paidMinor)).toMatchObject({ code: 2000 });
    const { id } = await shop.active('gus');
    const usedMinor = Math.round(347 / (await daysPaidFor(id, 1)));
    const left = 347 - usedMinor;
    expect(await shop.call('gus', 'order-server/refundOffer', { id })).toMatchObject({
      message: { paidMinor: 347, usedDays: 1, usedMinor, amountMinor: left, byGuarantee: false, guaranteeGone: true },
    });
    expect(await refund('gus', id, 347)).toMatchObject({
      code: 4118,
      message: { key: 'refundChanged', values: { before: '347', now: String(left) } },
    });
    expect(await shop.detail('gus', id)).toMatchObject({ state: 'active' });
    expect(await refund('gus', id, left)).toMatchObject({ message: { state: 'refunding', refundingMinor: left } });
    const other = await shop.active('gus', { model: 'cvm.mx4a.amd.c1m4' });
    expect(await shop.call('gus', 'order-server/refundOffer', { id: other.id })).toMatchObject({ message: { usedMinor: 0 } });
  });

  test('of the whole amount is given once, though the account was verified afterwards, and not again to another account of that person', async () => {
    const [first, second] = [await shop.active('ned'), await shop.active('ned', {}, { period: '2m' })];
    expect(await refund('ned', first.id, first.paidMinor)).toMatchObject({ code: 2000 });
    for (const account of ['ned', 'ova']) shop.profiles.set(account, { barred: false, personId: 'person-9' });
    const [third, fourth] = [await shop.active('ned', {}, { period: '3m' }), await shop.active('ova')];
    for (const { id } of [second, third])
      expect((await shop.call('ned', 'order-server/refundOffer', { id })).message).not.toMatchObject({ usedMinor: 0 });
    expect(await refund('ova', fourth.id, fourth.paidMinor)).toMatchObject({ code: 4118, message: { key: 'refundChanged' } });
  });

  test('of the whole amount that a person had by one account is not given by another, whether that one is verified or was', async () => {
    for (const account of ['pam', 'quo']) shop.profiles.set(account, { barred: false, personId: 'person-8' });
    const early = await shop.active('rio');
    const [first, second, stranger] = [await shop.active('pam'), await shop.active('quo'), await shop.active('sam')];
    expect(await refund('pam', first.id, first.paidMinor)).toMatchObject({ code: 2000 });
    expect((await shop.call('quo', 'order-server/refundOffer', { id: second.id })).message).toMatchObject({
      byGuarantee: false,
      guaranteeGone: true,
    });
    expect(await refund('quo', second.id, second.paidMinor)).toMatchObject({ code: 4118, message: { key: 'refundChanged' } });
    // an order from before the account was verified is that person's too, once a later order reveals who that is
    shop.profiles.set('rio', { barred: false, personId: 'person-8' });
    await shop.order('rio', {}, { period: '2m' });
    expect(await refund('rio', early.id, early.paidMinor)).toMatchObject({ code: 4118 });
    expect(await refund('sam', stranger.id, stranger.paidMinor)).toMatchObject({ code: 2000 });
  });

  test('of two orders at once gives one guarantee', async () => {
    const orders = [await shop.active('hal'), await shop.active('hal', {}, { period: '2m' })];
    const answers = await Promise.all(orders.map(({ id, paidMinor }) => refund('hal', id, paidMinor)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 4118]);
  });

  test('after 72 hours the remaining days are refunded', async () => {
    const { id } = await shop.active('ivy', {}, { period: '1y' });
    await rewind(id, 'paid_at', '40 days');
    await rewind(id, 'active_at', '39 days 1 hour');
    const { message } = await shop.call('ivy', 'order-server/refundOffer', { id });
    const offer = z.object({ paidMinor: z.int(), usedDays: z.int(), usedMinor: z.int(), amountMinor: z.int() }).parse(message);
    expect(offer).toMatchObject({ usedDays: 40, amountMinor: offer.paidMinor - offer.usedMinor });
    expect(offer.usedMinor).toBe(Math.round((offer.paidMinor * 40) / (await daysPaidFor(id, 12))));
  });

  test('of a promotional product is what was paid less the used days at the list price, from the first day', async () => {
    const { id } = await shop.active('jon', {}, { period: '1y' });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET refund_rule = 'by-use' WHERE id = ${id}::uuid`);
    await rewind(id, 'active_at', '39 days 1 hour');
    const { message } = await shop.call('jon', 'order-server/refundOffer', { id });
    expect(message).toMatchObject({ usedDays: 40, usedMinor: Math.round((347 * 40) / 30) });
  });

  test('sent twice under one key is one refund; of nothing, of an unpaid, a closed or a refunded order there is none', async () => {
    const { id } = await shop.active('kim');
    const key = randomUUID();
    const [first, again] = [await refund('kim', id, 347, key), await refund('kim', id, 347, key)];
    expect([first.code, again.code, again.message]).toMatchObject([2000, 2000, { refundingMinor: 347 }]);
    expect(await refund('kim', id, 347)).toMatchObject({ code: 4117, message: { key: 'notRefundable' } });
    const unpaid = await shop.order('kim');
    expect(await shop.call('kim', 'order-server/refundOffer', { id: unpaid.id })).toMatchObject({ code: 4117 });
    const over = await shop.active('kim', {}, { period: '2m' });
    await rewind(over.id, 'paid_at', '70 days');
    await rewind(over.id, 'active_at', '70 days');
    expect((await shop.detail('kim', over.id)).state).toBe('expired');
    expect(await shop.call('kim', 'order-server/refundOffer', { id: over.id })).toMatchObject({ code: 4117 });
    expect(await refund('kim', over.id, 0)).toMatchObject({ code: 4117 });
  });

  test('before delivery is everything; a server that the centre begins meanwhile is ended', async () => {
    const id = await paid('lea');
    shop.centre.nextServers = ['building'];
    shop.centre.beforeAnswer = async (operation) => {
      if (operation !== 'provision') return;
      shop.centre.beforeAnswer = null;
      expect(await refund('lea', id, 347)).toMatchObject({ code: 2000 });
    };
    await shop.outbox.drain();
    const order = await shop.detail('lea', id);
    expect(order).toMatchObject({ state: 'refunded', refundedMinor: 347 });
    expect([kinds(order), shop.centre.servers.get(id)?.state]).toEqual([['placed', 'paid', 'refund-requested', 'refunded'], 'ended']);
  });

  test('that the centre refuses is retried, and shown as pending', async () => {
    const { id } = await shop.active('moe');
    await shop.mydoc.database.executor.execute(sql`UPDATE order_payment SET payment_id = 'pay-lost' WHERE order_id = ${id}::uuid`);
    await refund('moe', id, 347);
    await shop.outbox.drain(3);
    expect(await shop.detail('moe', id)).toMatchObject({ state: 'refunding', refundingMinor: 347, refundedMinor: 0 });
    expect((await shop.outbox.waiting()).some(({ queue }) => queue === 'order-refund')).toBe(true);
  });
});

test('after all of that the ledger has no fault', async () => {
  expect(await shop.ledgerFaults()).toEqual([]);
});
