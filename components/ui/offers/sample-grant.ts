import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';

/** A coupon of an account, for tests and examples. */
export const sampleGrant: CouponGrant = {
  id: '5d8f0c5e-0000-4000-8000-000000000001',
  campaign: 'FIRST20',
  kind: 'new-purchase',
  name: 'First server',
  percent: 20,
  minimumSpend: { USD: 1000, HKD: 8000, JPY: 1500 },
  products: { rule: 'all', names: [] },
  periods: { rule: 'all', names: [] },
  notForWindows: false,
  state: 'available',
  claimedAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-12-21T12:00:00.000Z',
  orderId: null,
};
