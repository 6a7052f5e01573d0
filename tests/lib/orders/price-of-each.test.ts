import { expect, test } from '@jest/globals';
import { priceOfEach } from '#lib/orders/price-of-each.ts';
import { sampleQuote } from '#components/purchase/purchase-samples.ts';

test('one of several servers costs its share of the lines and of an offer; a coupon comes off the order', () => {
  const bill = { ...sampleQuote, configuration: { ...sampleQuote.configuration, quantity: 3 } };
  const lines = [{ kind: 'model' as const, code: 'c1m1', quantity: 1, amountMinor: 3 * 347 }];
  const offer = { kind: 'promotion' as const, code: 'week', percent: 10, amountMinor: 3 * 35 };
  const coupon = { kind: 'coupon' as const, code: 'HELLO', percent: 10, amountMinor: 104 };
  expect(priceOfEach({ ...bill, lines, discounts: [] })).toBe(347);
  expect(priceOfEach({ ...bill, lines, discounts: [offer] })).toBe(312);
  expect(priceOfEach({ ...bill, lines, discounts: [coupon] })).toBe(347);
});
