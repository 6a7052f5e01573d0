import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { keyOf } from '../orders/shop-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

const hourMs = 3_600_000;

describe('R-7.2 a leader', () => {
  test('creates a group and is its first member, with an order at the group price to pay within 3 hours', async () => {
    const { group, orderId } = await groups.create('ada', 3);
    expect(group).toMatchObject({
      state: 'leader-unpaid',
      headCount: 3,
      seatsLeft: 2,
      paid: 0,
      deadline: null,
      refusal: 'groupLeaderUnpaid',
    });
    expect(group.members).toMatchObject([{ place: 1, isLeader: true, isMe: true, state: 'held' }]);
    expect(group.mine).toMatchObject({ role: 'leader', state: 'held', orderId, orderState: 'awaiting-payment' });
    const order = await groups.shop.detail('ada', orderId);
    expect(order).toMatchObject({
      state: 'awaiting-payment',
      group: { id: group.id, campaign: 'vps', feePercent: 10 },
      discounts: [{ kind: 'group', code: 'group-vps', percent: 30 }],
    });
    expect(group.offer.prices.find(({ currency }) => currency === 'USD')).toMatchObject({ groupMinor: order.totalMinor });
    expect(Date.parse(order.dueAt) - Date.parse(order.createdAt)).toBe(3 * hourMs);
  });

  test('opens the group with the payment, for 5 days from then', async () => {
    const { group } = await groups.opened('ben', 3);
    expect(group).toMatchObject({ state: 'open', paid: 1, seatsLeft: 2, refusal: null, mine: { orderState: 'awaiting-group' } });
    expect(Math.abs(Date.parse(group.deadline ?? '') - Date.parse(group.now) - 5 * 24 * hourMs)).toBeLessThan(10_000);
    expect(group.draw).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), state: 'later', result: null });
    expect((await groups.venue()).groups.map(({ id }) => id)).toContain(group.id);
  });

  test('who does not pay in 3 hours voids the group', async () => {
    const { group, orderId } = await groups.create('cleo');
    await groups.endSeat(orderId);
    expect(await groups.see(group.id)).toMatchObject({ state: 'void', refusal: 'groupEnded', seatsLeft: 0, members: [] });
    // and may create another
    expect((await groups.create('cleo')).group.state).toBe('leader-unpaid');
  });

  test('with the same key has the same group, and with it for another campaign none', async () => {
    const key = randomUUID();
    const first = await groups.create('dora', 2, { key });
    expect(await groups.create('dora', 2, { key })).toMatchObject({ orderId: first.orderId, group: { id: first.group.id } });
    expect(await groups.outcome(groups.askCreate('dora', { key, campaign: 'cvm', currency: 'JPY' }))).toBe('repeatOperation');
  });

  test('whose request arrives twice at once has one group, by both answers', async () => {
    for (const account of ['twin-1', 'twin-2', 'twin-3', 'twin-4', 'twin-5', 'twin-6']) {
      const key = randomUUID();
      const [one, other] = await Promise.all([groups.create(account, 2, { key }), groups.create(account, 2, { key })]);
      expect([other.group.id, other.orderId]).toEqual([one.group.id, one.orderId]);
    }
  });
});

describe('R-7.3 a member', () => {
  test('holds a seat with an unpaid order; unpaid after 3 hours the order closes and the seat is free', async () => {
    const { group } = await groups.opened('eva', 2);
    const { orderId, group: joined } = await groups.join('finn', group.id);
    expect(joined).toMatchObject({ state: 'full', seatsLeft: 0, refusal: 'groupFull', mine: { role: 'member', state: 'held' } });
    await groups.endSeat(orderId);
    expect(await groups.see(group.id, 'finn')).toMatchObject({
      state: 'open',
      seatsLeft: 1,
      mine: { state: 'released', orderState: 'closed' },
    });
  });

  test('has until the deadline where that is sooner than 3 hours', async () => {
    const { group } = await groups.opened('ezra', 2);
    await groups.shop.mydoc.database.executor.execute(
      sql`UPDATE buying_group SET deadline_at = date_trunc('second', now()) + interval '1 hour' WHERE id = ${group.id}::uuid`,
    );
    const { orderId, group: joined } = await groups.join('fay', group.id);
    expect(joined.mine?.heldUntil).toBe(joined.deadline);
    expect((await groups.shop.detail('fay', orderId)).dueAt).toBe(joined.deadline);
  });

  test('who leaves unpaid frees the seat, twice as once; who has paid stays', async () => {
    const { group } = await groups.opened('gus', 3);
    await groups.join('hana', group.id);
    const leave = (account: string) => groups.shop.call(account, 'group/leave', { id: group.id });
    expect((await leave('hana')).message).toMatchObject({ seatsLeft: 2, mine: { state: 'released', orderState: 'closed' } });
    expect((await leave('hana')).code).toBe(2000);
    expect(keyOf((await leave('gus')).message)).toBe('groupSeatPaid');
    expect(keyOf((await leave('nobody')).message)).toBe('doesNotExist');
    expect((await groups.join('hana', group.id)).group.seatsLeft).toBe(1);
  });

  test('who leaves and joins again has no more time to pay than before, also from a second account', async () => {
    const { group } = await groups.opened('ivan', 3);
    const { orderId } = await groups.join('jade', group.id);
    const inAnHour = sql`date_trunc('second', now()) + interval '1 hour'`;
    const { executor } = groups.shop.mydoc.database;
    await executor.execute(sql`UPDATE server_order SET due_at = ${inAnHour} WHERE id = ${orderId}::uuid`);
    await executor.execute(sql`UPDATE group_seat SET held_until = ${inAnHour} WHERE order_id = ${orderId}::uuid`);
    const { heldUntil } = (await groups.see(group.id, 'jade')).mine ?? {};
    await groups.shop.call('jade', 'group/leave', { id: group.id });
    const again = await groups.join('jade', group.id);
    expect(again.group.mine?.heldUntil).toBe(heldUntil);
    expect((await groups.shop.detail('jade', again.orderId)).dueAt).toBe(heldUntil);
    await groups.shop.call('jade', 'group/leave', { id: group.id });
    groups.person('jade-2', { personId: 'p-jade' });
    expect((await groups.join('jade-2', group.id)).group.mine?.heldUntil).toBe(heldUntil);
    // whose time was over takes a seat that is free like anybody else
    await groups.endSeat((await groups.see(group.id, 'jade-2')).mine?.orderId ?? '');
    await executor.execute(sql`UPDATE group_seat SET held_until = now() WHERE group_id = ${group.id}::uuid AND state = 'released'`);
    await groups.see(group.id);
    const { group: fresh } = await groups.join('jade', group.id);
    expect(Date.parse(fresh.mine?.heldUntil ?? '') - Date.parse(fresh.now)).toBeGreaterThan(2.9 * 60 * 60_000);
  });

  test('a paid seat is not refundable before the group has succeeded or failed', async () => {
    const { orderId } = await groups.opened('iris', 2);
    expect(keyOf((await groups.shop.call('iris', 'order-server/refundOffer', { id: orderId })).message)).toBe('notRefundable');
    expect(keyOf((await groups.shop.call('iris', 'order-server/cancel', { id: orderId })).message)).toBe('notCancellable');
  });
});

describe('R-7.4 a group whose seats are all paid', () => {
  test('succeeds: no server is built before, one for each member and a coupon after', async () => {
    const { group } = await groups.opened('jon', 2);
    await groups.shop.outbox.drain();
    expect(await groups.states(group.id)).toEqual(['awaiting-group']);
    const { orderId } = await groups.join('kim', group.id);
    await groups.pay('kim', orderId);
    expect(await groups.see(group.id)).toMatchObject({ state: 'succeeded', paid: 2, refusal: 'groupLaunched' });
    await groups.shop.outbox.drain();
    expect(await groups.states(group.id)).toEqual(['active', 'active']);
    expect([await groups.coupons('jon'), await groups.coupons('kim')]).toEqual([['GROUP8'], ['GROUP8']]);
    expect((await groups.see(group.id, 'kim')).mine).toMatchObject({ coupon: 'GROUP8', orderState: 'active' });
    expect(await groups.shop.ledgerFaults()).toEqual([]);
  });

  test('withholds exactly 10 percent when a member asks for a refund, and stays succeeded', async () => {
    const group = await groups.complete(['lea', 'max']);
    await groups.shop.outbox.drain();
    const { orderId = '' } = (await groups.see(group.id, 'max')).mine ?? {};
    const { totalMinor } = await groups.shop.detail('max', orderId);
    const offer = (await groups.shop.call('max', 'order-server/refundOffer', { id: orderId })).message;
    const feeMinor = Math.round(totalMinor / 10);
    expect(offer).toMatchObject({ paidMinor: totalMinor, fee: { percent: 10, amountMinor: feeMinor } });
    const { amountMinor, usedMinor } = offer as { amountMinor: number; usedMinor: number };
    expect(amountMinor).toBe(totalMinor - feeMinor - usedMinor);
    await groups.shop.call('max', 'order-server/refund', { id: orderId, amountMinor: String(amountMinor), key: randomUUID() });
    await groups.shop.outbox.drain();
    expect(await groups.see(group.id, 'max')).toMatchObject({
      state: 'succeeded',
      paid: 1,
      mine: { state: 'refunded', orderState: 'refunded' },
    });
    expect(await groups.money(group.id)).toEqual({ heldMinor: totalMinor * 2, paidOutMinor: amountMinor });
    expect(await groups.shop.ledgerFaults()).toEqual([]);
  });

  test('brings a person one coupon in all groups of the offer, also after the first server was given back', async () => {
    const first = await groups.complete(['uma', 'vic']);
    await groups.shop.outbox.drain();
    expect(await groups.coupons('uma')).toEqual(['GROUP8']);
    const { orderId = '' } = (await groups.see(first.id, 'uma')).mine ?? {};
    const { amountMinor } = (await groups.shop.call('uma', 'order-server/refundOffer', { id: orderId })).message as { amountMinor: number };
    await groups.shop.call('uma', 'order-server/refund', { id: orderId, amountMinor: String(amountMinor), key: randomUUID() });
    await groups.shop.outbox.drain();
    const second = await groups.complete(['uma', 'wes']);
    await groups.shop.outbox.drain();
    expect(await groups.see(second.id, 'uma')).toMatchObject({
      state: 'succeeded',
      mine: { orderState: 'active', coupon: null, couponHad: true },
    });
    expect((await groups.see(second.id, 'wes')).mine).toMatchObject({ coupon: 'GROUP8', couponHad: false });
    expect((await groups.mine('uma')).map(({ mine }) => [mine.coupon, mine.couponHad])).toEqual([
      [null, true],
      ['GROUP8', false],
    ]);
    expect([await groups.coupons('uma'), await groups.coupons('wes')]).toEqual([['GROUP8'], ['GROUP8']]);
  });

  test('cannot be left once it has succeeded', async () => {
    const group = await groups.complete(['xia', 'yan']);
    expect(keyOf((await groups.shop.call('yan', 'group/leave', { id: group.id })).message)).toBe('stateForbids');
  });

  test('stays succeeded when one server cannot be built: that member is refunded alone, in full', async () => {
    const group = await groups.complete(['nia', 'otto']);
    const { orderId = '' } = (await groups.see(group.id, 'otto')).mine ?? {};
    const { totalMinor } = await groups.shop.detail('otto', orderId);
    for (const job of await groups.shop.outbox.waiting()) await groups.shop.outbox.run(job);
    groups.shop.centre.serverRefusal = 'unknown-account';
    for (const job of await groups.shop.outbox.waiting()) if (job.payload.orderId === orderId) await groups.shop.outbox.run(job);
    groups.shop.centre.serverRefusal = null;
    await groups.shop.outbox.drain();
    expect(await groups.see(group.id, 'otto')).toMatchObject({ state: 'succeeded', mine: { state: 'refunded' } });
    expect(await groups.money(group.id)).toMatchObject({ paidOutMinor: totalMinor });
  });
});

describe('R-7.5 a group that is not complete at its deadline', () => {
  test('has failed for a member who leaves it before anybody looked: the payment is on its way back', async () => {
    const { group } = await groups.opened('zed', 2);
    await groups.endGroup(group.id);
    expect((await groups.shop.call('zed', 'group/leave', { id: group.id })).message).toMatchObject({
      state: 'failed',
      mine: { state: 'refunded' },
    });
  });

  test('fails, and every payment goes back in full by the original method', async () => {
    const { group, orderId } = await groups.opened('pia', 3);
    await groups.pay('quin', (await groups.join('quin', group.id)).orderId);
    await groups.join('rosa', group.id);
    const { totalMinor } = await groups.shop.detail('pia', orderId);
    await groups.endGroup(group.id);
    expect(await groups.see(group.id, 'pia')).toMatchObject({
      state: 'failed',
      refusal: 'groupEnded',
      draw: null,
      mine: { state: 'refunded' },
    });
    await groups.shop.outbox.drain();
    expect((await groups.states(group.id)).toSorted()).toEqual(['closed', 'refunded', 'refunded']);
    expect(await groups.money(group.id)).toEqual({ heldMinor: totalMinor * 2, paidOutMinor: totalMinor * 2 });
    expect([...groups.shop.centre.servers.keys()]).not.toContain(orderId);
    expect(await groups.coupons('pia')).toEqual([]);
    expect(await groups.shop.ledgerFaults()).toEqual([]);
    // free for another group at once
    expect((await groups.create('pia')).group.state).toBe('leader-unpaid');
  });
});
