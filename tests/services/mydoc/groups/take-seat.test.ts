import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { accountSession } from '#lib/contracts/calls/account/account-calls.ts';
import { lockGroup } from '#services/mydoc/group-seats/seat-store.ts';
import { inHours } from '#tests/setup/from-now.ts';
import { keyOf, seedChanged } from '../orders/shop-under-test.ts';
import { openGroupShop, type GroupsUnderTest } from './groups-under-test.ts';

let groups: GroupsUnderTest;

beforeAll(async () => {
  groups = await openGroupShop();
}, 60_000);

afterAll(() => groups.shop.close());

const join = (account: string, id: string, change?: Record<string, string>) => groups.outcome(groups.askJoin(account, id, change));
const create = (account: string, change?: Record<string, string>) => groups.outcome(groups.askCreate(account, change));

describe('R-7.6 joining is refused by the state of the group, and a visitor is told so before log-in', () => {
  test('The leader of the group has not yet paid', async () => {
    const { group } = await groups.create('state-1');
    expect(await join('state-2', group.id)).toBe('groupLeaderUnpaid');
    expect((await groups.see(group.id)).refusal).toBe('groupLeaderUnpaid');
    // its link leads to the other groups of the same campaign
    expect(JSON.stringify(await groups.askJoin('state-2', group.id))).toContain('/activity/pintuan/part-');
  });

  test('The group has been successfully launched', async () => {
    const group = await groups.complete(['state-3', 'state-4']);
    expect(await join('state-5', group.id)).toBe('groupLaunched');
    expect((await groups.see(group.id)).refusal).toBe('groupLaunched');
  });

  test('The group has ended: failed at its deadline, though no job ran, or void', async () => {
    const { group } = await groups.opened('state-6');
    await groups.endGroup(group.id);
    expect(await join('state-7', group.id)).toBe('groupEnded');
    const unpaid = await groups.create('state-8');
    await groups.endSeat(unpaid.orderId);
    expect(await join('state-7', unpaid.group.id)).toBe('groupEnded');
    expect((await groups.see(unpaid.group.id)).refusal).toBe('groupEnded');
  });

  test('The group is full, by held seats too', async () => {
    const { group } = await groups.opened('state-9', 2);
    await groups.join('state-10', group.id);
    expect(await join('state-11', group.id)).toBe('groupFull');
    expect((await groups.see(group.id)).refusal).toBe('groupFull');
  });

  test('The group has ended or the number of people is full: somebody was faster at the very moment', async () => {
    const { group } = await groups.opened('state-12', 2);
    const { database } = groups.shop.mydoc;
    const asked: Promise<string>[] = [];
    await database.transaction(async (tx) => {
      await lockGroup(tx, group.id);
      asked.push(...['state-13', 'state-14', 'state-15'].map((account) => join(account, group.id)));
      // each has found a free seat, and waits for the group; the embedded database has one connection
      if (database.profile.connections > 1) await delay(1_500);
    });
    const outcomes = (await Promise.all(asked)).toSorted();
    if (database.profile.connections > 1) expect(outcomes).toEqual(['groupEndedOrFull', 'groupEndedOrFull', 'joined']);
    else expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(1);
  });

  test('The group does not exist or the link is wrong', async () => {
    expect(await join('state-17', randomUUID())).toBe('groupDoesNotExist');
    expect(keyOf((await groups.shop.call('', 'group/detail', { id: randomUUID() })).message)).toBe('groupDoesNotExist');
    expect(keyOf((await groups.shop.call('', 'group/wait', { id: randomUUID(), version: '0' })).message)).toBe('groupDoesNotExist');
  });

  test('a group that cannot be created: a size that the campaign does not offer, or a server that is not sold', async () => {
    expect(await create('state-18', { headCount: '4' })).toBe('groupCreationFailed');
    groups.shop.publish(seedChanged('model-g4a-c2m4', { status: 'not-yet-public' }));
    expect((await groups.venue()).refusal).toBe('groupCreationFailed');
    expect(await create('state-18')).toBe('groupCreationFailed');
    groups.shop.publish(seedChanged('none', {}));
    expect((await groups.venue()).refusal).toBeNull();
  });
});

describe('R-6.3 the gates of an account', () => {
  test('come in their order, before the state of the group', async () => {
    const { group } = await groups.create('gate-1');
    groups.shop.profiles.set('gate-barred', { barred: true, personId: null });
    groups.shop.profiles.set('gate-nobody', { barred: false, personId: null });
    groups.shop.profiles.set('gate-pending', { barred: false, personId: null, realName: 'pending' });
    expect(await join('', group.id)).toBe('loginRequired');
    expect(await join('gate-barred', group.id)).toBe('accountAbnormal');
    expect(await join('gate-nobody', group.id)).toBe('notRegistered');
    expect(await join('gate-pending', group.id)).toBe('realNameStatusUnsupported');
    groups.shop.profiles.set('gate-low', { barred: false, personId: 'p-low', realName: 'verified', creditScore: 59 });
    expect(await join('gate-low', group.id)).toBe('creditScoreInsufficient');
    expect(await create('gate-low')).toBe('creditScoreInsufficient');
    groups.shop.profiles.set('gate-lapsed', { barred: false, personId: 'p-lapsed', realName: 'lapsed' });
    expect(await join('gate-lapsed', group.id)).toBe('realNameStatusUnsupported');
    expect(await create('gate-lapsed')).toBe('realNameStatusUnsupported');
  });

  test('newcomers only, where the campaign says so: who has ever paid an order is none', async () => {
    await groups.complete(['new-1', 'new-2']);
    await groups.shop.outbox.drain();
    groups.shop.publish(seedChanged('group-campaign-cvm', { newcomersOnly: true }));
    // said before the form is filled in, though the account centre knows of no order
    const session = async (account: string) => (await groups.shop.call(account, accountSession.path)).message;
    expect(await session('new-1')).toMatchObject({ state: 'account', newcomer: false });
    groups.person('new-1-second', { personId: 'p-new-1' });
    expect(await session('new-1-second')).toMatchObject({ newcomer: false });
    expect(await session(groups.person('new-3'))).toMatchObject({ newcomer: true });
    expect(await create('new-1', { campaign: 'cvm', currency: 'JPY' })).toBe('newcomersOnly');
    expect(await create('new-3', { campaign: 'cvm', currency: 'JPY' })).toBe('joined');
    groups.shop.publish(seedChanged('none', {}));
  });
});

describe('R-7.6 what a group says before a log-in', () => {
  test('whether it is for newcomers, as it was when it was created', async () => {
    groups.shop.publish(seedChanged('group-campaign-cvm', { newcomersOnly: true }));
    const { group } = await groups.create('before-1', 3, { campaign: 'cvm', currency: 'JPY' });
    expect(await groups.see(group.id)).toMatchObject({ newcomersOnly: true, soldOut: false });
    groups.shop.publish(seedChanged('none', {}));
    expect(await groups.see(group.id)).toMatchObject({ newcomersOnly: true });
    expect(await groups.see((await groups.create('before-2')).group.id)).toMatchObject({ newcomersOnly: false });
  });

  test('whether anything is left of its server', async () => {
    const { group } = await groups.create('before-3');
    const remaining = async (count: number): Promise<void> => {
      await groups.shop.mydoc.database.executor.execute(
        sql`UPDATE server_stock SET remaining = ${count} WHERE region = 'US-0' AND model = 'cvm.g4a.amd.c2m4'`,
      );
      groups.shop.letStockAge();
    };
    await remaining(0);
    expect(await groups.see(group.id)).toMatchObject({ soldOut: true });
    await remaining(100);
    expect(await groups.see(group.id)).toMatchObject({ soldOut: false });
  });
});

test('R-7.6 that its server is no longer sold is said by a group that has no price', async () => {
  const { group } = await groups.create('before-4');
  groups.shop.publish(seedChanged('model-g4a-c2m4', { status: 'withdrawn' }));
  expect((await groups.see(group.id)).offer.prices).toEqual([]);
  groups.shop.publish(seedChanged('none', {}));
  expect((await groups.see(group.id)).offer.prices).not.toEqual([]);
});

describe('R-7.8 one seat a person', () => {
  test('is said of another group of the offer before the person joins, by every read', async () => {
    const own = await groups.opened('else-1');
    const other = await groups.opened('else-2');
    expect(await groups.see(other.group.id, 'else-1')).toMatchObject({ elsewhere: own.group.id, mine: null });
    expect(await groups.see(own.group.id, 'else-1')).toMatchObject({ elsewhere: null, mine: { state: 'paid' } });
    expect(await groups.see(other.group.id)).toMatchObject({ elsewhere: null });
    await groups.endGroup(own.group.id);
    // nobody has written yet that it failed
    expect(await groups.see(other.group.id, 'else-1')).toMatchObject({ elsewhere: null });
    expect((await groups.venue('else-1')).mine).toBeNull();
  });

  test('does not outlive its group: after a deadline that nobody has looked at, the person may join another', async () => {
    const over = await groups.opened('over-1');
    const next = await groups.opened('over-2');
    await groups.endGroup(over.group.id);
    expect(await join('over-1', next.group.id)).toBe('joined');
    expect(await groups.see(over.group.id, 'over-1')).toMatchObject({ state: 'failed', mine: { orderState: 'refunding' } });
  });

  test('in all groups of a campaign, from whichever account; the own group is named', async () => {
    const { group } = await groups.opened('one-1');
    const other = await groups.opened('one-2');
    groups.person('one-1-second', { personId: 'p-one-1' });
    const again = await groups.askJoin('one-1', other.group.id);
    expect(again.message).toMatchObject({ key: 'onceOnly', values: { group: group.id } });
    const second = await groups.askJoin('one-1-second', group.id);
    expect(second.message).toMatchObject({ key: 'onceOnly' });
    expect(second.message).not.toMatchObject({ values: { group: group.id } });
    expect(await create('one-1-second')).toBe('onceOnly');
    expect(await create('one-1', { campaign: 'cvm', currency: 'JPY' })).toBe('joined');
    expect((await groups.venue('one-1')).mine).toBe(group.id);
  });

  test('by constraint: two groups joined by two accounts of a person at one moment', async () => {
    const [one, two] = [await groups.opened('one-3'), await groups.opened('one-4')];
    groups.person('one-5', { personId: 'p-twin' });
    groups.person('one-6', { personId: 'p-twin' });
    const outcomes = await Promise.all([join('one-5', one.group.id), join('one-6', two.group.id)]);
    expect(outcomes.toSorted()).toEqual(['joined', 'onceOnly']);
  });
});

describe('R-7.3 who lets seats of a group run out again and again', () => {
  test('takes no third one there, is told so before, and may join another group', async () => {
    const { group } = await groups.opened('again-1', 2);
    await groups.letSeatRunOut('again-2', group.id);
    expect(await groups.see(group.id, 'again-2')).toMatchObject({ heldOut: false, mine: { state: 'released' } });
    await groups.letSeatRunOut('again-2', group.id);
    expect(await groups.see(group.id, 'again-2')).toMatchObject({ heldOut: true, refusal: null, mine: { state: 'released' } });
    expect(await join('again-2', group.id)).toBe('groupHeldOut');
    expect((await groups.see(group.id, 'again-1')).heldOut).toBe(false);
    groups.person('again-2-second', { personId: 'p-again-2' });
    expect(await join('again-2-second', group.id)).toBe('groupHeldOut');
    expect(await join('again-3', group.id)).toBe('joined');
    // for good, so that it comes before the fullness that may pass
    expect(await join('again-2', group.id)).toBe('groupHeldOut');
    expect(await join('again-2', (await groups.opened('again-4')).group.id)).toBe('joined');
  });

  test('also while nobody has written that the last one ran out', async () => {
    const { group } = await groups.opened('again-5', 3);
    await groups.letSeatRunOut('again-6', group.id);
    await groups.letSeatRunOut('again-6', group.id);
    expect(await join('again-6', group.id)).toBe('groupHeldOut');
    await groups.see(group.id);
  });

  test('who gives seats up early has held them for as long as that, and no longer', async () => {
    const { group } = await groups.opened('again-7', 2);
    for (let turn = 0; turn < 3; turn += 1) {
      const { orderId } = await groups.join('again-8', group.id);
      await groups.shop.call('again-8', 'group/leave', { id: group.id });
      // its time is over meanwhile
      await groups.shop.mydoc.database.executor.execute(sql`UPDATE group_seat SET joined_at = joined_at - '4 hours'::interval,
        held_until = held_until - '4 hours'::interval, released_at = released_at - '4 hours'::interval WHERE order_id = ${orderId}::uuid`);
    }
    expect(await join('again-8', group.id)).toBe('joined');
  });

  test('whose money comes late has the seat again nevertheless, if it is free', async () => {
    const { group } = await groups.opened('again-9', 2);
    await groups.letSeatRunOut('again-10', group.id);
    const orderId = await groups.letSeatRunOut('again-10', group.id);
    await groups.shop.mydoc.database.executor.execute(sql`UPDATE server_order SET due_at = now() + '1 hour' WHERE id = ${orderId}::uuid`);
    const paymentId = await groups.shop.pay('again-10', orderId);
    await groups.endSeat(orderId);
    await groups.see(group.id);
    await groups.shop.notify(orderId, paymentId);
    expect(await groups.see(group.id, 'again-10')).toMatchObject({ state: 'succeeded', mine: { state: 'paid' } });
  });
});

describe('what a group is made with stays', () => {
  test('R-7.4 head count, percentage, fee, terms and coupons are those of its creation, whatever becomes of the campaign', async () => {
    const { group } = await groups.opened('fixed-1', 2);
    groups.shop.publish(
      seedChanged('group-campaign-vps', {
        ...{
          discountPercent: 5,
          activationFeePercent: 50,
          headCounts: [10],
          hiddenCouponPercent: 0,
          startsAt: inHours(-2),
          endsAt: inHours(-1),
        },
        terms: { en: 'Other terms' },
        memberCoupon: { _type: 'reference', _ref: 'coupon-campaign-hidden50' },
      }),
    );
    expect(await create('fixed-3')).toBe('eventEnded');
    expect((await groups.venue()).refusal).toBe('eventEnded');
    const { orderId, group: joined } = await groups.join('fixed-2', group.id);
    expect(joined).toMatchObject({
      headCount: 2,
      offer: { percent: 30, feePercent: 10 },
      terms: group.terms,
      memberCoupon: group.memberCoupon,
    });
    expect(await groups.shop.detail('fixed-2', orderId)).toMatchObject({ discounts: [{ percent: 30 }], group: { feePercent: 10 } });
    await groups.pay('fixed-2', orderId);
    await groups.shop.outbox.drain();
    expect(await groups.coupons('fixed-2')).toEqual(['GROUP8']);
    groups.shop.publish(seedChanged('none', {}));
  });

  test('R-7.2 groupPriceChanged: a price or a fee that was published since is named, and not taken over', async () => {
    const { group } = await groups.opened('shown-1', 2);
    const { groupMinor, feeMinor, aloneMinor } = group.offer.prices.find(({ currency }) => currency === 'USD') ?? {};
    const shown = { totalMinor: String(groupMinor), feeMinor: String(feeMinor) };
    for (const stale of [{ totalMinor: String(Number(groupMinor) - 1) }, { feeMinor: String(Number(feeMinor) - 1) }]) {
      const { message } = await groups.askJoin('shown-2', group.id, { ...shown, ...stale });
      expect(message).toMatchObject({ key: 'groupPriceChanged', values: { totalMinor: groupMinor, aloneMinor, feeMinor, feePercent: 10 } });
    }
    expect((await groups.see(group.id, 'shown-2')).mine).toBeNull();
    expect(await groups.outcome(groups.askJoin('shown-2', group.id, shown))).toBe('joined');
    expect(await create('shown-3', { totalMinor: '1' })).toBe('groupPriceChanged');
    expect(await create('shown-3', shown)).toBe('joined');
  });

  test('eventNotStarted, eventDoesNotExist, and what an order needs', async () => {
    groups.shop.publish(seedChanged('group-campaign-vps', { startsAt: inHours(1), endsAt: inHours(2) }));
    expect(await create('need-1')).toBe('eventNotStarted');
    groups.shop.publish(seedChanged('none', {}));
    expect(await create('need-1', { campaign: 'nothing' })).toBe('eventDoesNotExist');
    expect(await create('need-1', { image: '' })).toBe('noImageSelected');
    expect(await create('need-1', { currency: 'JPY' })).toBe('joined');
    expect(await create('need-2', { termsVersion: '1' })).toBe('termsChanged');
    expect(await create('need-2', { password: 'server:short' })).toBe('serverPasswordWrong');
    await groups.shop.mydoc.database.executor.execute(
      sql`UPDATE server_stock SET remaining = 0 WHERE region = 'US-0' AND model = 'cvm.g4a.amd.c2m4'`,
    );
    groups.shop.letStockAge();
    await delay(300);
    expect(await create('need-2')).toBe('modelSoldOut');
    await groups.shop.mydoc.database.executor.execute(
      sql`UPDATE server_stock SET remaining = 100 WHERE region = 'US-0' AND model = 'cvm.g4a.amd.c2m4'`,
    );
    groups.shop.letStockAge();
  });
});

test('an order at a group’s price has no quote that anybody could order', async () => {
  const { orderId } = await groups.create('quote-1');
  const order = await groups.shop.detail('quote-1', orderId);
  expect(order).not.toHaveProperty('quote');
  const asked = { configuration: order.configuration, period: order.period, currency: order.currency };
  const params = JSON.stringify({ ...asked, group: { code: 'group-vps', percent: 30 } });
  expect(keyOf((await groups.shop.call('quote-1', 'order-server/quote', { params })).message)).toBe('dataError');
});
