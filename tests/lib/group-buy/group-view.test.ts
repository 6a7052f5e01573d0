import { describe, expect, test } from '@jest/globals';
import { groupViewer, hasPaidLate, hasServer, isJoinable, isSettled, mayJoin, seatLooks } from '#lib/group-buy/group-view.ts';
import { failed, full, goingBack, group, heldByMe, succeeded, succeededForLeader, voided } from '#components/group-buy/group-samples.ts';

describe('R-7.1 the seats of a group', () => {
  test.each([
    [{ state: 'open', headCount: 3, seatsLeft: 1, paid: 1 }, 'paid held open'],
    [{ state: 'open', headCount: 2, seatsLeft: 1, paid: 1 }, 'paid open'],
    [{ state: 'succeeded', headCount: 2, seatsLeft: 0, paid: 2 }, 'paid paid'],
    // one member gave the server back
    [{ state: 'succeeded', headCount: 2, seatsLeft: 0, paid: 1 }, 'paid paid'],
    [{ state: 'leader-unpaid', headCount: 2, seatsLeft: 1, paid: 0 }, 'held open'],
    [{ state: 'full', headCount: 4, seatsLeft: 0, paid: 1 }, 'paid held held held'],
    // nobody can take a seat of a group that has ended, and none awaits a payment
    [{ state: 'failed', headCount: 3, seatsLeft: 0, paid: 0 }, 'closed closed closed'],
    [{ state: 'void', headCount: 2, seatsLeft: 0, paid: 0 }, 'closed closed'],
  ] as const)('%j are drawn as %s', (counted, looks) => {
    expect(seatLooks(counted).join(' ')).toBe(looks);
  });
});

describe('R-7.6 who may join', () => {
  test('a visitor and somebody who gave up a seat may, where nobody is refused', () => {
    expect(mayJoin(group())).toBe(true);
    expect(mayJoin(group(heldByMe({ state: 'released' })))).toBe(true);
  });

  test('nobody may where all are refused, and nobody takes a second seat', () => {
    expect(mayJoin(group(full))).toBe(false);
    expect(mayJoin(group(heldByMe()))).toBe(false);
    expect(mayJoin(group(heldByMe({ state: 'paid' })))).toBe(false);
    expect(mayJoin(group({ elsewhere: group().id }))).toBe(false);
    expect(mayJoin(group(heldByMe({ state: 'released' }), { heldOut: true }))).toBe(false);
  });

  test('there is a server for one more while it is sold and something is left', () => {
    expect(hasServer(group())).toBe(true);
    expect(hasServer(group({ offer: { ...group().offer, prices: group().offer.prices.slice(0, 1) } }))).toBe(true);
    expect(hasServer(group({ soldOut: true }))).toBe(false);
    expect(hasServer(group({ offer: { ...group().offer, prices: [] } }))).toBe(false);
  });

  test('a page speaks to its viewer by their own seat', () => {
    expect(groupViewer(group())).toBe('visitor');
    expect((['held', 'paid', 'released', 'refunded'] as const).map((state) => groupViewer(group(heldByMe({ state }))))).toEqual([
      'held',
      'paid',
      'left',
      'refunded',
    ]);
  });
});

describe('R-7.1 a group is followed', () => {
  test('while it can change, and while the order of the viewer’s seat does', () => {
    expect(isSettled(group())).toBe(false);
    expect(isSettled(group(failed, heldByMe({ state: 'paid', orderState: 'refunding' })))).toBe(false);
    expect(isSettled(group(succeededForLeader))).toBe(false);
  });

  test('while a server of it does not run yet, or money is on its way back', () => {
    expect(isSettled(group(succeeded, { draw: null, pending: 1 }))).toBe(false);
    const closed = { state: 'released', orderState: 'closed' } as const;
    expect(isSettled(group(heldByMe({ ...closed, refunds: [goingBack({ isDone: true }), goingBack()] }), voided))).toBe(false);
    expect(isSettled(group(heldByMe({ ...closed, refunds: [goingBack({ isDone: true })] }), voided))).toBe(true);
  });

  test('no longer once it has ended for its viewer', () => {
    expect(isSettled(group(failed))).toBe(true);
    expect(isSettled(group(failed, heldByMe({ state: 'refunded', orderState: 'refunded' })))).toBe(true);
    expect(isSettled(group(succeeded, { draw: null }))).toBe(true);
  });
});

test('R-7.3 money came too late for who no longer has a seat, and for nobody else', () => {
  const refunds = [goingBack()];
  expect(hasPaidLate(group())).toBe(false);
  expect(hasPaidLate(group(heldByMe({ refunds })))).toBe(false);
  expect(hasPaidLate(group(heldByMe({ state: 'released' })))).toBe(false);
  expect(hasPaidLate(group(heldByMe({ state: 'released', refunds: [goingBack({ reason: 'wrong-amount' })] })))).toBe(false);
  expect(hasPaidLate(group(heldByMe({ state: 'released', refunds })))).toBe(true);
});

test('R-7.1 others are invited to a group that is open, or will be', () => {
  const states = ['leader-unpaid', 'open', 'full', 'succeeded', 'failed', 'void'] as const;
  expect(states.filter((state) => isJoinable({ state }))).toEqual(['leader-unpaid', 'open']);
});
