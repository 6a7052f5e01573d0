import type { CouponView } from '#lib/coupons/coupon-view.ts';
import { money } from '#lib/money/money.ts';
import { hourMs } from '#lib/time/lengths.ts';

export const sampleNowMs = Date.parse('2026-11-21T12:00:00Z');

export const sampleCoupon: CouponView = {
  code: 'FIRST20',
  kind: 'new-purchase',
  scene: 'coupon-centre',
  name: 'First server',
  percent: 20,
  minimumSpend: { USD: money(1000, 'USD'), HKD: money(8000, 'HKD'), JPY: money(1500, 'JPY') },
  products: { rule: 'all', names: [] },
  periods: { rule: 'all', names: [] },
  notForWindows: false,
  validityDays: 30,
  perPersonLimit: 1,
  stock: 10_000,
  newcomersOnly: true,
  window: { startsAtMs: sampleNowMs - 1000, endsAtMs: sampleNowMs + hourMs },
};
