import { expect, test } from '@jest/globals';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';

const discount = (kind: 'promotion' | 'coupon' | 'group') => ({ kind, code: 'A', percent: 10, amountMinor: 34 });

test.each([
  ['the list price', [], false],
  ['a coupon', [discount('coupon')], false],
  ['a promotion', [discount('promotion')], true],
  ['a group', [discount('group')], true],
  ['a coupon beside a promotion', [discount('coupon'), discount('promotion')], true],
])('R-6.7 with %s', (_name, discounts, promotional) => {
  expect(isPromotional(discounts)).toBe(promotional);
});
