import type { PublicDiscount } from '#lib/price-history/public-prices.ts';

export const dayMs = 86_400_000;

/** A promotion of 20 percent for three weeks from the tenth day on; it does not come again. */
export const sampleDiscount: PublicDiscount = {
  kind: 'promotion',
  code: 'vps',
  percent: 20,
  models: ['c1m1'],
  periods: ['1m'],
  minimumSpend: null,
  startsAt: 10 * dayMs,
  endsAt: 31 * dayMs,
  repeatsEveryDays: null,
};
