import { couponCodePattern } from '#lib/rules/campaigns/coupon-kinds.ts';

/** A code as somebody typed it, as campaigns have it: trimmed, full-width letters and small ones alike; empty if it cannot be one. */
export function foldCouponCode(typed: string): string {
  const folded = typed.normalize('NFKC').trim().toUpperCase();
  return couponCodePattern.test(folded) ? folded : '';
}
