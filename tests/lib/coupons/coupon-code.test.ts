import { expect, test } from '@jest/globals';
import { foldCouponCode } from '#lib/coupons/coupon-code.ts';

test.each([
  ['HARBOUR5', 'HARBOUR5'],
  [' harbour5\n', 'HARBOUR5'],
  ['ｈａｒｂｏｕｒ５', 'HARBOUR5'],
  ['　ＨＡＲＢＯＵＲ５　', 'HARBOUR5'],
  ['HARBOUR 5', ''],
  ['5HARBOUR', ''],
  ['ABC', ''],
  ['A'.repeat(24), 'A'.repeat(24)],
  ['A'.repeat(25), ''],
  ['', ''],
  ['ＦＩＲＳＴ２０‮', ''],
])('R-6.5 the code %j is read as %j', (typed, code) => {
  expect(foldCouponCode(typed)).toBe(code);
});
