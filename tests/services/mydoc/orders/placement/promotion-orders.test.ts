import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '#services/platform/database/rows.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { inMs } from '#tests/setup/from-now.ts';
import { countOrdersOf, idOf, openShop, seedChanged as changed, type ShopUnderTest } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);

afterAll(() => shop.close());

const server = { model: 'cvm.g4a.amd.c2m4', disk: { type: 'ssd_cloud_disk', sizeGib: 30 } };
const year = { period: '1y', promotion: 'festivals' };
const week = (change: object) => shop.publish(changed('promotion-festivals', change));
const seed = () => shop.publish(seedDocuments({}, new Date()));

describe('R-6.6 an order with a promotion', () => {
  test('freezes its line and its sum, balances in the ledger, and is refunded by use at the list price of a month', async () => {
    const order = await shop.active('ann', server, year);
    expect(order).toMatchObject({
      state: 'active',
      totalMinor: 7_283,
      paidMinor: 7_283,
      renewalMinor: 9_711,
      listMonthMinor: 952,
      discounts: [{ kind: 'promotion', code: 'festivals', percent: 25, amountMinor: 2_428 }],
      promotion: { code: 'festivals', state: 'applies' },
    });
    expect(shop.centre.payments.at(-1)?.request).toMatchObject({
      amountMinor: 7_283,
      description: expect.stringMatching(/^S-[^ ]+ · General, fourth generation c2m4 · Los Angeles-1 · 1 year · \$97.11 − \$24.28$/),
    });
    // 9.52 / 30 days
    const offer = (await shop.call('ann', 'order-server/refundOffer', { id: order.id })).message;
    expect(offer).toMatchObject({
      paidMinor: 7_283,
      usedDays: 1,
      usedMinor: 32,
      amountMinor: 7_251,
      listMonthMinor: 952,
      byGuarantee: false,
      guaranteeGone: false,
    });
    expect(await shop.ledgerFaults()).toEqual([]);
    await shop.call('ann', 'order-server/refund', { id: order.id, amountMinor: '7251', key: '6f1f2c1e-0000-4000-8000-000000000001' });
    await shop.outbox.drain();
    expect(await shop.detail('ann', order.id)).toMatchObject({ state: 'refunded', refundedMinor: 7_251 });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('that closes unpaid leaves nothing in the ledger', async () => {
    const order = await shop.order('amy', server, year);
    await shop.call('amy', 'order-server/cancel', { id: order.id });
    const sums = await readRows(
      shop.mydoc.database.executor,
      sql`SELECT sum(amount_minor) AS sum FROM ledger_entry WHERE order_id = ${order.id}::uuid`,
      z.object({ sum: z.coerce.number() }),
    );
    expect(sums).toEqual([{ sum: 0 }]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('of a hundred percent has nothing to pay: it is paid as it is placed, and gives nothing back', async () => {
    week({ discountPercent: 100 });
    const order = await shop.order('abe', server, year);
    seed();
    expect(order).toMatchObject({ state: 'paid', totalMinor: 0, paidMinor: 0, discounts: [{ percent: 100, amountMinor: 9_711 }] });
    expect(await shop.call('abe', 'order-server/pay', { id: order.id, language: 'en', key: order.id })).toMatchObject({
      message: { key: 'orderClosed' },
    });
    await shop.outbox.drain();
    const active = await shop.detail('abe', order.id);
    expect([active.state, active.server?.state, active.history.map(({ kind }) => kind).slice(0, 2)]).toEqual([
      'active',
      'running',
      ['placed', 'paid'],
    ]);
    expect(await shop.call('abe', 'order-server/refund', { id: order.id, amountMinor: '0', key: order.id })).toMatchObject({
      message: { key: 'notRefundable' },
    });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('has what its quote promised, although the promotion has ended, changed or gone since', async () => {
    const changes: readonly (() => void)[] = [
      () => week({ endsAt: inMs(-1) }),
      () => week({ discountPercent: 10 }),
      () => shop.publish(seedDocuments({}, new Date()).filter(({ _id }) => _id !== 'promotion-festivals')),
    ];
    for (const [index, change] of changes.entries()) {
      const account = `bea-${index}`;
      const quote = await shop.quote(account, server, year);
      change();
      const answer = await shop.create(account, quote);
      seed();
      expect(answer).toMatchObject({ code: 2000, message: { totalMinor: 7_283, promotion: { state: 'applies' } } });
    }
  });

  test('that is not running, or does not fit, is ordered at the list price that its quote named, and is a regular product', async () => {
    const order = await shop.active('cid', server, { ...year, period: '1m' });
    expect(order).toMatchObject({ totalMinor: 952, discounts: [], promotion: { state: 'does-not-fit', misfits: ['period'] } });
    expect((await shop.call('cid', 'order-server/refundOffer', { id: order.id })).message).toMatchObject({
      byGuarantee: true,
      amountMinor: 952,
    });
  });
});

describe('R-6.3 a promotion of which each person has one', () => {
  const models = ['cvm.g4a.amd.c1m1', 'cvm.g4a.amd.c2m4', 'cvm.mx4a.amd.c2m8', 'cvm.dedicated2.amd.c2m4'];

  test('is ordered once by an account, in whatever size, however many clicks there are, and again when that order has closed', async () => {
    const quotes = await Promise.all(models.map((model) => shop.quote('dot', { ...server, model }, year)));
    const answers = await Promise.all(quotes.map((quote) => shop.create('dot', quote)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 4206, 4206, 4206]);
    const placed = idOf(answers.find(({ code }) => code === 2000)?.message);
    expect(await countOrdersOf(shop, 'dot')).toBe(1);
    const again = await shop.create(
      'dot',
      await shop.quote('dot', { ...server, dataDisks: [{ type: 'ssd_cloud_disk', sizeGib: 20 }] }, year),
    );
    expect(again).toMatchObject({
      code: 4206,
      message: { key: 'onceOnly', values: { order: placed, number: expect.stringMatching(/^S-/) } },
    });
    await shop.call('dot', 'order-server/cancel', { id: placed });
    expect(await shop.create('dot', await shop.quote('dot', server, year))).toMatchObject({ code: 2000 });
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('is ordered once by a person with many accounts at the same moment', async () => {
    const accounts = Array.from({ length: 12 }, (_, index) => `eva-${index}`);
    for (const account of accounts) shop.profiles.set(account, { barred: false, personId: 'person-e' });
    const quotes = await Promise.all(accounts.map((account) => shop.quote(account, server, year)));
    const answers = await Promise.all(accounts.map((account, index) => shop.create(account, quotes[index] ?? '')));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, ...Array.from({ length: 11 }, () => 4206)]);
    expect(await shop.ledgerFaults()).toEqual([]);
  });

  test('does not keep its buyer from the same server at the list price', async () => {
    await shop.order('fay', server, year);
    expect(await shop.order('fay', server, { period: '1y' })).toMatchObject({ totalMinor: 9_711, discounts: [] });
  });

  test('an overdue order of it is closed for the next one, whoever placed it', async () => {
    for (const account of ['gil', 'gus']) shop.profiles.set(account, { barred: false, personId: 'person-g' });
    const first = await shop.order('gil', server, year);
    expect(await shop.create('gus', await shop.quote('gus', server, year))).toMatchObject({ code: 4206 });
    await shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() WHERE id = ${first.id}::uuid`);
    expect(await shop.create('gus', await shop.quote('gus', server, year))).toMatchObject({ code: 2000 });
    expect(await shop.detail('gil', first.id)).toMatchObject({ state: 'closed' });
  });

  test('a promotion without that limit is ordered as often as one likes', async () => {
    week({ onePerPerson: false });
    const orders = [await shop.order('hal', server, year), await shop.order('hal', { ...server, model: models[0] }, year)];
    seed();
    expect(orders.map(({ promotion }) => promotion?.state)).toEqual(['applies', 'applies']);
  });
});
