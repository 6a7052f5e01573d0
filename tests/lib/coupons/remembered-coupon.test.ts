import { expect, test } from '@jest/globals';
import {
  rememberedCoupon,
  queryWithCoupon,
  readUse,
  withRememberedCoupon,
  withoutRememberedCoupon,
} from '#lib/coupons/remembered-coupon.ts';

test('R-6.1 the coupon that a visitor means to use is in the address, and is read from it', () => {
  expect(withRememberedCoupon('/product/vps-buy', 'FIRST20')).toBe('/product/vps-buy?coupon=FIRST20');
  expect(withRememberedCoupon('/product/vps-buy?area=US-0', 'FIRST20')).toBe('/product/vps-buy?area=US-0&coupon=FIRST20');
  expect(rememberedCoupon('?area=US-0&coupon=FIRST20')).toBe('FIRST20');
  expect(String(queryWithCoupon('?renew=1&coupon=OLD1', 'FIRST20'))).toBe('renew=1&coupon=FIRST20');
});

test.each(['', '?area=US-0', '?coupon=', '?coupon=first', '?coupon=A%20B', '?coupon=%0AAB', `?coupon=${'A'.repeat(25)}`, '?coupon=<b>'])(
  '%j has none',
  (search) => {
    expect(rememberedCoupon(search)).toBeNull();
  },
);

test('it is dropped from an address once it was used, and nothing else is', () => {
  expect(String(withoutRememberedCoupon('?area=US-0&coupon=FIRST20&quote=1'))).toBe('area=US-0&quote=1');
});

test.each([
  ['renewal', '/orders?coupon=NEXT10'],
  ['upgrade', '/orders?coupon=NEXT10&use=upgrade'],
  ['expansion', '/orders?coupon=NEXT10&use=expansion'],
] as const)('R-6.4 a coupon for %s says at which use of a server it is meant', (use, address) => {
  expect(withRememberedCoupon('/orders', 'NEXT10', use)).toBe(address);
  expect([readUse(address.slice('/orders'.length)), rememberedCoupon(address.slice('/orders'.length))]).toEqual([use, 'NEXT10']);
});

test('R-6.4 an unknown use is a renewal', () => {
  expect(['', '?use=new-purchase', '?use=everything'].map(readUse)).toEqual(['renewal', 'renewal', 'renewal']);
});
