import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stateWithdrawal, type WithdrawalMessage } from '#lib/contracts/calls/orders/withdrawal-calls.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;
let caller = 0;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

async function withdraw(account: string, orderId: string): Promise<WithdrawalMessage> {
  caller += 1;
  const { message } = await groups.shop.mydoc.call(
    'order-server/withdraw',
    { contract: orderId, name: 'Ada', email: 'ada@example.com', country: 'DE', key: randomUUID() },
    { cookie: `hf_session=${account}`, 'x-forwarded-for': `192.0.2.${caller}` },
  );
  return stateWithdrawal.output.parse(message);
}

test('R-6.7 R-7.4 a paid seat of a group that runs is withdrawn from: its money goes back, and another takes it', async () => {
  const { shop } = groups;
  for (const account of ['lea', 'mo', 'nia']) groups.person(account);
  const { group } = await groups.opened('lea', 2);
  await groups.join('mo', group.id);
  expect((await groups.see(group.id)).seatsLeft).toBe(0);
  const leader = await groups.see(group.id, 'lea');
  const leaderOrder = leader.mine?.orderId ?? '';
  expect(await withdraw('lea', leaderOrder)).toMatchObject({ outcome: 'withdrawn' });
  await shop.outbox.drain();
  expect(await shop.detail('lea', leaderOrder)).toMatchObject({ state: 'withdrawn', refundingMinor: 0 });
  const nia = await groups.join('nia', group.id);
  expect((await groups.see(group.id, 'nia')).mine?.orderId).toBe(nia.orderId);
  expect(await shop.ledgerFaults()).toEqual([]);
});

test('R-6.7 R-7.5 a seat of a group that has succeeded gives its whole price back, without the fee', async () => {
  const { shop } = groups;
  for (const account of ['ola', 'pia']) groups.person(account);
  const group = await groups.complete(['ola', 'pia']);
  await shop.outbox.drain();
  const orderId = (await groups.see(group.id, 'pia')).mine?.orderId ?? '';
  const { paidMinor, state } = await shop.detail('pia', orderId);
  expect(state).toBe('active');
  expect((await withdraw('pia', orderId)).order?.backMinor).toBe(paidMinor);
  await shop.outbox.drain();
  expect(await shop.detail('pia', orderId)).toMatchObject({ state: 'withdrawn', refundedMinor: paidMinor });
  expect((await groups.see(group.id)).state).toBe('succeeded');
  expect(await shop.ledgerFaults()).toEqual([]);
});
