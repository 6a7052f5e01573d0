import { beforeEach, expect, test } from '@jest/globals';
import { keepingCoupon, rememberCoupon } from '#components/purchase/coupon/kept-coupon.ts';

const form = '/product/vps-buy?area=US-0';
const withCoupon = (campaign: string) => ({ coupon: { grant: '5d8f0c5e-0000-4000-8000-000000000001', campaign } });
const open = (query: string): void => window.history.replaceState(null, '', `/product/vps-buy/confirm?${query}`);

beforeEach(() => {
  rememberCoupon(null);
  open('area=US-0');
});

test('R-6.1 the coupon of the quote is carried on, else the one of the address, which is that of a visitor who waits for it', () => {
  open('area=US-0&coupon=CAME5');
  expect(keepingCoupon(form, withCoupon('CHOSEN10'))).toBe(`${form}&coupon=CHOSEN10`);
  expect(keepingCoupon(form, { coupon: null })).toBe(`${form}&coupon=CAME5`);
});

test('R-6.1 without either nothing is carried on, whatever was chosen for an earlier quote', () => {
  rememberCoupon(withCoupon('CHOSEN10'));
  expect(keepingCoupon(form, { coupon: null })).toBe(form);
});

test('R-6.1 Back to a form whose address names no coupon keeps that of the latest quote, unless none was chosen there', () => {
  rememberCoupon(withCoupon('CHOSEN10'));
  expect(keepingCoupon(form)).toBe(`${form}&coupon=CHOSEN10`);
  open('coupon=CAME5');
  expect(keepingCoupon(form)).toBe(`${form}&coupon=CAME5`);
  open('');
  rememberCoupon({ coupon: null });
  expect(keepingCoupon(form)).toBe(form);
});
