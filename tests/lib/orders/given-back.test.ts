import { expect, test } from '@jest/globals';
import { orderRefundMinor, backTogetherMinor, withdrawalRefundMinor } from '#lib/orders/given-back.ts';

const sums = { state: 'withdrawn' as const, totalMinor: 6_208, paidMinor: 6_208, refundedMinor: 0, refundingMinor: 0 };

test.each([
  ['nothing while an order runs', { ...sums, state: 'active' as const }, 0],
  ['nothing of an order that runs and was paid twice', { ...sums, state: 'active' as const, paidMinor: 12_416, refundedMinor: 6_208 }, 0],
  ['all of one that was withdrawn from', { ...sums, refundingMinor: 6_208 }, 6_208],
  ['its price once, although it was paid twice', { ...sums, paidMinor: 12_416, refundedMinor: 6_208, refundingMinor: 6_208 }, 6_208],
  ['what its refund gives back', { ...sums, state: 'refunding' as const, refundingMinor: 100 }, 100],
  ['all that came for one that was never paid', { ...sums, state: 'closed' as const, refundedMinor: 6_208 }, 6_208],
  ['nothing of one that awaits payment', { ...sums, state: 'awaiting-payment' as const, paidMinor: 0 }, 0],
])('R-6.7 of the price of an order goes back %s', (_what, order, backMinor) => {
  expect(orderRefundMinor(order)).toBe(backMinor);
});

test('a withdrawal gives back the price and what else was paid and is withdrawn from, not what went back before', () => {
  const order = { ...sums, refundingMinor: 6_208 };
  const renewals = [
    { state: 'withdrawn' as const, backMinor: 100 },
    { state: 'refunded' as const, backMinor: 10 },
  ];
  expect(withdrawalRefundMinor({ ...order, renewals, serverChanges: [{ state: 'withdrawn', backMinor: 1 }] })).toBe(6_309);
  expect(withdrawalRefundMinor({ ...order, renewals: [], serverChanges: [] })).toBe(6_208);
});

test('R-6.7 a refund gives back the price, and what was paid for the server besides', () => {
  const order = { ...sums, state: 'refunded' as const, refundedMinor: 6_208 };
  const renewals = [{ state: 'refunded' as const, backMinor: 100 }];
  expect(backTogetherMinor({ ...order, renewals, serverChanges: [{ state: 'refunding', backMinor: 1 }] })).toBe(6_309);
  expect(backTogetherMinor({ ...order, renewals: [], serverChanges: [] })).toBe(6_208);
});
