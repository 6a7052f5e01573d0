import { expect, test } from '@jest/globals';
import { activeOrder, failedOrder, lateOrder, paidOrder, refundingOrder, sampleOrder } from '#components/orders/order-samples.ts';
import { hasCreditNote, hasReceipt } from '#lib/orders/receipts/has-receipt.ts';

test('R-5.9 an order has a receipt once it was paid, also after a refund, and none for money that came too late or for nothing', () => {
  expect([paidOrder, activeOrder, failedOrder].map(hasReceipt)).toEqual([true, true, true]);
  expect([sampleOrder, lateOrder].map(hasReceipt)).toEqual([false, false]);
  const at = sampleOrder.now;
  expect(
    hasReceipt({
      paidMinor: 313,
      history: [
        { kind: 'paid-late', at },
        { kind: 'seated-again', at },
      ],
    }),
  ).toBe(true);
  expect(hasReceipt({ paidMinor: 1, history: [{ kind: 'paid', at, amountMinor: 1 }] })).toBe(true);
  expect(hasReceipt({ paidMinor: 0, history: [{ kind: 'paid', at, amountMinor: 0 }] })).toBe(false);
});

test('R-6.7 it has credit notes once some of that goes back, also before it has arrived; money that came too late has none', () => {
  expect([refundingOrder, failedOrder].map(hasCreditNote)).toEqual([true, true]);
  expect([sampleOrder, paidOrder, activeOrder, lateOrder].map(hasCreditNote)).toEqual([false, false, false, false]);
});
