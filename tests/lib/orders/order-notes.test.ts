import { describe, expect, test } from '@jest/globals';
import { orderNotes } from '#lib/orders/order-notes.ts';

const at = '2026-11-21T12:00:00.000Z';

describe('notes on an order besides its state', () => {
  const order = {
    state: 'awaiting-payment',
    totalMinor: 313,
    refundingMinor: 0,
    history: [
      { kind: 'placed', at },
      { kind: 'payment-declined', at },
    ],
  } as const;

  test('a declined payment while nothing came after it', () => {
    expect(orderNotes({ ...order, history: [...order.history] })).toEqual([{ kind: 'declined' }]);
    expect(orderNotes({ ...order, state: 'paid', history: [...order.history, { kind: 'paid', at }] })).toEqual([]);
  });

  test('every refunded payment, with its amount, and a server that could not be built', () => {
    const history = [
      { kind: 'wrong-amount' as const, at, amountMinor: 1 },
      { kind: 'paid-twice' as const, at, amountMinor: 2 },
      { kind: 'paid-late' as const, at, amountMinor: 3 },
      { kind: 'provisioning-failed' as const, at },
    ];
    expect(orderNotes({ ...order, state: 'refunded', history, refundingMinor: 3 })).toEqual([
      { kind: 'wrongAmount', amountMinor: 1 },
      { kind: 'paidTwice', amountMinor: 2 },
      { kind: 'paidLate', amountMinor: 3 },
      { kind: 'failedRefunded' },
      { kind: 'refundOnWay', amountMinor: 3 },
    ]);
  });

  test('a seat that was taken again by money that came late, and a group that was not complete', () => {
    const history = [...order.history, { kind: 'seated-again' as const, at, amountMinor: 313 }];
    expect(orderNotes({ ...order, state: 'awaiting-group', history })).toEqual([{ kind: 'seatedAgain', amountMinor: 313 }]);
    const failed = [...history, { kind: 'group-failed' as const, at, amountMinor: 313 }];
    expect(orderNotes({ ...order, state: 'refunding', history: failed })).toContainEqual({ kind: 'groupFailed' });
  });

  test('a server that could not be built: the refund is pending, and then completed', () => {
    const history = [...order.history, { kind: 'provisioning-failed' as const, at }];
    expect(orderNotes({ ...order, state: 'refunding', history, refundingMinor: 313 })).toEqual([{ kind: 'failed' }]);
    expect(orderNotes({ ...order, state: 'refunded', history })).toEqual([{ kind: 'failedRefunded' }]);
  });
});
