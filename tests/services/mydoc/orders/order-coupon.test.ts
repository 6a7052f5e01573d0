import { describe, expect, test } from '@jest/globals';
import { couponMove } from '#services/mydoc/orders/order-coupon.ts';
import { transition, type Order, type OrderEvent } from '#services/mydoc/orders/order-machine.ts';

const unpaid: Order = { state: 'awaiting-payment', totalMinor: 278, dueAtMs: 10, payments: [], declined: [], holdsStock: true };

/** What becomes of the coupon, event by event. */
const moves = (...events: readonly OrderEvent[]): (string | null)[] => movesOf(unpaid, events);

const movesOf = (first: Order, events: readonly OrderEvent[]): (string | null)[] => {
  let order = first;
  return events.map((event) => {
    const change = transition(order, event);
    const move = couponMove(order, change);
    order = change.order;
    return move;
  });
};

const paid: OrderEvent = { kind: 'paid', attempt: 'a', amountMinor: 278 };
const started: OrderEvent = { kind: 'provisioning-started' };
const built: OrderEvent = { kind: 'provisioned' };
const failed: OrderEvent = { kind: 'provisioning-failed' };
const asked: OrderEvent = { kind: 'refund-requested', amountMinor: 278 };
const refunded: OrderEvent = { kind: 'refunded', attempt: 'a', amountMinor: 278 };

describe('R-6.4 the coupon of an order', () => {
  test('of a group is returned when that fails', () => {
    expect(movesOf({ ...unpaid, ofGroup: true }, [paid, { kind: 'group-failed' }, refunded])).toEqual(['spend', 'return', null]);
    expect(movesOf({ ...unpaid, ofGroup: true }, [paid, { kind: 'group-succeeded' }])).toEqual(['spend', null]);
  });

  test.each([
    ['is used once it is paid', [paid, started, built], ['spend', null, null]],
    ['is used once, however often money comes', [paid, { ...paid, attempt: 'b' }], ['spend', null]],
    ['is free again when nobody paid in time', [{ kind: 'due', nowMs: 10 }], ['release']],
    ['is free again when it is cancelled', [{ kind: 'cancelled' }, paid], ['release', null]],
    [
      'stays as it is for a declined payment, or one of another amount',
      [
        { kind: 'declined', attempt: 'a' },
        { ...paid, amountMinor: 1 },
      ],
      [null, null],
    ],
    ['is not returned when the buyer asks for the money', [paid, started, built, asked, refunded], ['spend', null, null, null, null]],
    ['is returned when we cannot build the server', [paid, started, failed, refunded], ['spend', null, 'return', null]],
    ['is returned once', [paid, failed, failed], ['spend', 'return', null]],
  ] as [string, OrderEvent[], (string | null)[]][])('%s', (_name, events, expected) => {
    expect(moves(...events)).toEqual(expected);
  });
});
