import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { keyOf } from '../orders/shop-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

describe('R-7 what went wrong elsewhere', () => {
  test('litemall#159: a deadline that has passed is never a success, also when the last payment comes a moment after it', async () => {
    const { group } = await groups.opened('lm-1', 2);
    const { orderId } = await groups.join('lm-2', group.id);
    const paymentId = await groups.shop.pay('lm-2', orderId);
    await groups.endGroup(group.id);
    expect(await groups.shop.notify(orderId, paymentId)).toBe(200);
    expect(await groups.see(group.id, 'lm-2')).toMatchObject({ state: 'failed', refusal: 'groupEnded', mine: { orderState: 'closed' } });
    await groups.shop.outbox.drain();
    const { heldMinor, paidOutMinor } = await groups.money(group.id);
    expect(paidOutMinor).toBe(heldMinor);
    expect(heldMinor).toBeGreaterThan(0);
    expect(await groups.coupons('lm-2')).toEqual([]);
    expect((await groups.shop.detail('lm-2', orderId)).history.map(({ kind }) => kind)).toContain('paid-late');
  });

  test('CRMEB#27: no paid seat is refunded while its group still counts it', async () => {
    const { group, orderId } = await groups.opened('cr-1', 2);
    await groups.join('cr-2', group.id);
    expect((await groups.see(group.id)).state).toBe('full');
    const refund = await groups.shop.call('cr-1', 'order-server/refund', { id: orderId, amountMinor: '1', key: orderId });
    expect(keyOf(refund.message)).toBe('notRefundable');
    expect(await groups.see(group.id)).toMatchObject({ state: 'full', paid: 1, seatsLeft: 0 });
  });

  test('CRMEB#27: what is refunded after success is shown so, and the group stays what it was for the others', async () => {
    const done = await groups.complete(['cr-3', 'cr-4']);
    await groups.shop.outbox.drain();
    const orderId = (await groups.see(done.id, 'cr-4')).mine?.orderId ?? '';
    const offer = await groups.shop.call('cr-4', 'order-server/refundOffer', { id: orderId });
    const { amountMinor } = offer.message as { amountMinor: number };
    await groups.shop.call('cr-4', 'order-server/refund', { id: orderId, amountMinor: String(amountMinor), key: orderId });
    await groups.shop.outbox.drain();
    const seen = await groups.see(done.id, 'cr-3');
    expect(seen).toMatchObject({
      state: 'succeeded',
      paid: 1,
      seatsLeft: 0,
      refusal: 'groupLaunched',
      mine: { state: 'paid', orderState: 'active' },
    });
    expect(seen.members.map(({ state }) => state)).toEqual(['paid', 'refunded']);
  });

  test('seckill#41: money after the seat was given up takes it again if one is free, with a unit in stock', async () => {
    const { group } = await groups.opened('sk-1', 3);
    const model = 'cvm.g4a.amd.c2m4';
    const { orderId } = await groups.join('sk-2', group.id, { password: 'server:Har-bour-2026x' });
    expect(await groups.shop.detail('sk-2', orderId)).toMatchObject({ hasPassword: true });
    const paymentId = await groups.shop.pay('sk-2', orderId);
    const before = await groups.shop.remaining(model);
    await groups.endSeat(orderId);
    expect((await groups.see(group.id)).seatsLeft).toBe(2);
    expect(await groups.shop.remaining(model)).toBe(before + 1);
    await groups.shop.notify(orderId, paymentId);
    const seen = await groups.see(group.id, 'sk-2');
    expect(seen).toMatchObject({ state: 'open', paid: 2, seatsLeft: 1, mine: { state: 'paid', orderState: 'awaiting-group' } });
    expect(await groups.shop.remaining(model)).toBe(before);
    const order = await groups.shop.detail('sk-2', orderId);
    expect(order.history.map(({ kind }) => kind)).toContain('seated-again');
    // it was deleted when the order closed: the account centre makes one
    expect(order.hasPassword).toBe(false);
    expect(await groups.shop.ledgerFaults()).toEqual([]);
  });

  test('seckill#41: with no seat free it goes back in full, and the buyer is told; nobody loses the seat', async () => {
    const { group } = await groups.opened('sk-3', 2);
    const late = await groups.join('sk-4', group.id);
    const paymentId = await groups.shop.pay('sk-4', late.orderId);
    await groups.endSeat(late.orderId);
    const other = await groups.join('sk-5', group.id);
    await groups.shop.notify(late.orderId, paymentId);
    expect(await groups.see(group.id, 'sk-4')).toMatchObject({ state: 'full', paid: 1, mine: { state: 'released', orderState: 'closed' } });
    await groups.shop.outbox.drain();
    const order = await groups.shop.detail('sk-4', late.orderId);
    expect(order).toMatchObject({ state: 'closed', refundedMinor: order.totalMinor });
    expect(order.history.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['paid-late', 'refunded']));
    await groups.pay('sk-5', other.orderId);
    expect((await groups.see(group.id)).state).toBe('succeeded');
  });

  test('seckill#41: nor is it taken again by who has a seat in another group meanwhile', async () => {
    const [one, two] = [await groups.opened('sk-6', 3), await groups.opened('sk-7', 3)];
    const first = await groups.join('sk-8', one.group.id);
    const paymentId = await groups.shop.pay('sk-8', first.orderId);
    await groups.endSeat(first.orderId);
    await groups.join('sk-8', two.group.id);
    await groups.shop.notify(first.orderId, paymentId);
    expect((await groups.see(one.group.id, 'sk-8')).mine).toMatchObject({ state: 'released', orderState: 'closed' });
    expect((await groups.see(two.group.id, 'sk-8')).mine).toMatchObject({ state: 'held' });
  });

  test('seckill#41: nor where the last unit was sold meanwhile: the money goes back in full', async () => {
    const { group } = await groups.opened('sk-9', 3);
    const late = await groups.join('sk-10', group.id);
    const paymentId = await groups.shop.pay('sk-10', late.orderId);
    await groups.endSeat(late.orderId);
    await groups.see(group.id);
    const left = (remaining: number) =>
      groups.shop.mydoc.database.executor.execute(
        sql`UPDATE server_stock SET remaining = ${remaining} WHERE region = 'US-0' AND model = 'cvm.g4a.amd.c2m4'`,
      );
    await left(0);
    await groups.shop.notify(late.orderId, paymentId);
    await groups.shop.outbox.drain();
    expect((await groups.see(group.id, 'sk-10')).mine).toMatchObject({ state: 'released', orderState: 'closed' });
    const order = await groups.shop.detail('sk-10', late.orderId);
    expect(order).toMatchObject({ state: 'closed', refundedMinor: order.totalMinor });
    expect(await groups.shop.remaining('cvm.g4a.amd.c2m4')).toBe(0);
    await left(100);
    groups.shop.letStockAge();
  });

  test('dujiao-next#108: notices replayed after everything has ended change nothing', async () => {
    const { group, orderId } = await groups.create('dj-1', 2);
    const leader = await groups.pay('dj-1', orderId);
    const joined = await groups.join('dj-2', group.id);
    const member = await groups.pay('dj-2', joined.orderId);
    await groups.shop.outbox.drain();
    const before = [await groups.see(group.id), await groups.money(group.id), await groups.coupons('dj-1')];
    for (const [id, paymentId] of [
      [orderId, leader],
      [joined.orderId, member],
    ] as const) {
      expect(await groups.shop.notify(id, paymentId)).toBe(200);
      expect(await groups.shop.notify(id, paymentId, { outcome: 'declined' })).toBe(200);
    }
    await groups.shop.outbox.drain();
    const after = [await groups.see(group.id), await groups.money(group.id), await groups.coupons('dj-1')];
    expect(JSON.stringify(after).replaceAll(/"now":"[^"]*"/g, '')).toBe(JSON.stringify(before).replaceAll(/"now":"[^"]*"/g, ''));
  });

  test('mollie/WooCommerce#1159: a late "declined" of one attempt never costs a seat that another attempt paid', async () => {
    const { group } = await groups.opened('mo-1', 2);
    const { orderId } = await groups.join('mo-2', group.id);
    const declined = await groups.shop.pay('mo-2', orderId);
    await groups.shop.notify(orderId, declined, { outcome: 'declined' });
    const paid = await groups.shop.pay('mo-2', orderId);
    await groups.shop.notify(orderId, paid);
    await groups.shop.notify(orderId, declined, { outcome: 'declined' });
    expect((await groups.see(group.id)).state).toBe('succeeded');
  });

  test('paid twice and in another amount: refunded in full, and the seat stays what it was', async () => {
    const { group } = await groups.opened('tw-1', 3);
    const { orderId } = await groups.join('tw-2', group.id);
    const paymentId = await groups.shop.pay('tw-2', orderId);
    const { totalMinor } = await groups.shop.detail('tw-2', orderId);
    await groups.shop.notify(orderId, paymentId, { amountMinor: totalMinor - 1 });
    expect((await groups.see(group.id, 'tw-2')).mine).toMatchObject({ state: 'held' });
    const right = await groups.shop.pay('tw-2', orderId);
    await groups.shop.notify(orderId, right);
    const again = groups.shop.centre.charge(right);
    await groups.shop.notify(orderId, again);
    await groups.shop.outbox.drain();
    expect((await groups.see(group.id, 'tw-2')).mine).toMatchObject({ state: 'paid', orderState: 'awaiting-group' });
    expect(await groups.shop.detail('tw-2', orderId)).toMatchObject({ refundedMinor: totalMinor * 2 - 1, paidMinor: totalMinor * 3 - 1 });
  });
});
