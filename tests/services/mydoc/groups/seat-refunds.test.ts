import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitForGroup } from '#lib/contracts/calls/group-calls.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

const refundsOf = async (account: string, id: string) => (await groups.see(id, account)).mine?.refunds;

describe('R-7.3 money that a seat cannot use is told on the page of its group', () => {
  test('that it arrived too late and is on its way back, then that it has been paid back; to nobody else', async () => {
    const { group } = await groups.opened('late-1', 2);
    const { orderId } = await groups.join('late-2', group.id);
    const paymentId = await groups.shop.pay('late-2', orderId);
    const { totalMinor } = await groups.shop.detail('late-2', orderId);
    await groups.endSeat(orderId);
    await groups.join('late-3', group.id);
    expect(await refundsOf('late-2', group.id)).toEqual([]);
    await groups.shop.notify(orderId, paymentId);
    const refund = { orderId, reason: 'paid-late', currency: 'USD', amountMinor: totalMinor };
    expect((await groups.see(group.id, 'late-2')).mine).toMatchObject({ state: 'released', refunds: [{ ...refund, isDone: false }] });
    await groups.shop.outbox.drain();
    expect(await refundsOf('late-2', group.id)).toEqual([{ ...refund, isDone: true }]);
    expect(await refundsOf('late-3', group.id)).toEqual([]);
    expect((await groups.mine('late-2'))[0]?.mine.refunds).toEqual([{ ...refund, isDone: true }]);
  });

  test('also where the leader’s money comes when the group is void', async () => {
    const { group, orderId } = await groups.create('late-4');
    const paymentId = await groups.shop.pay('late-4', orderId);
    await groups.endSeat(orderId);
    expect((await groups.see(group.id)).state).toBe('void');
    await groups.shop.notify(orderId, paymentId);
    expect(await groups.see(group.id, 'late-4')).toMatchObject({
      state: 'void',
      mine: { state: 'released', orderState: 'closed', refunds: [{ reason: 'paid-late', isDone: false }] },
    });
  });

  test('also of an earlier seat, while the person holds another one in the group', async () => {
    const { group } = await groups.opened('late-5', 3);
    const first = await groups.join('late-6', group.id);
    const paymentId = await groups.shop.pay('late-6', first.orderId);
    await groups.shop.call('late-6', 'group/leave', { id: group.id });
    const second = await groups.join('late-6', group.id);
    await groups.shop.notify(first.orderId, paymentId);
    expect((await groups.see(group.id, 'late-6')).mine).toMatchObject({
      ...{ state: 'held', orderId: second.orderId },
      refunds: [{ orderId: first.orderId, reason: 'paid-late' }],
    });
  });

  test('that a payment of another amount arrived while the seat is held', async () => {
    const { group, orderId } = await groups.create('late-7');
    const paymentId = await groups.shop.pay('late-7', orderId);
    await groups.shop.notify(orderId, paymentId, { amountMinor: 5 });
    expect((await groups.see(group.id, 'late-7')).mine).toMatchObject({
      ...{ state: 'held', refunds: [{ reason: 'wrong-amount', amountMinor: 5 }] },
    });
  });

  test('R-7.5 what a group that failed gives back, once it has been asked for and once it has been paid', async () => {
    const { group, orderId } = await groups.opened('late-8', 2);
    await groups.endGroup(group.id);
    const seen = (await groups.see(group.id, 'late-8')).mine;
    expect(seen).toMatchObject({ state: 'refunded', refunds: [{ orderId, reason: 'group-failed', isDone: false }] });
    await groups.shop.outbox.drain();
    expect(await refundsOf('late-8', group.id)).toMatchObject([{ reason: 'group-failed', isDone: true }]);
  });

  test('at once to who watches the group: money and servers change its version', async () => {
    const { group } = await groups.opened('late-9', 2);
    const { orderId } = await groups.join('late-10', group.id);
    const paymentId = await groups.shop.pay('late-10', orderId);
    await groups.endSeat(orderId);
    await groups.join('late-11', group.id);
    const { version } = await groups.see(group.id, 'late-10');
    const watching = groups.shop.call('late-10', waitForGroup.path, { id: group.id, version: String(version) });
    await groups.shop.notify(orderId, paymentId);
    const seen = waitForGroup.output.parse((await watching).message);
    expect(seen.version).toBeGreaterThan(version);
    expect(seen.mine?.refunds).toMatchObject([{ reason: 'paid-late' }]);
  });
});

test('R-7.4 R-7.5 a group that has ended tells how many servers do not run yet and how many payments are not back, to everybody', async () => {
  const { id } = await groups.complete(['built-1', 'built-2']);
  expect(await groups.see(id)).toMatchObject({ state: 'succeeded', pending: 2 });
  await groups.shop.outbox.drain();
  expect(await groups.see(id)).toMatchObject({ pending: 0 });
  const { group } = await groups.opened('built-3');
  expect(await groups.see(group.id)).toMatchObject({ state: 'open', pending: 0 });
  await groups.endGroup(group.id);
  expect(await groups.see(group.id)).toMatchObject({ state: 'failed', pending: 1 });
  await groups.shop.outbox.drain();
  expect(await groups.see(group.id)).toMatchObject({ pending: 0 });
});
