import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { CouponCure } from '#lib/coupons/coupon-cure.ts';
import type { CouponTerms } from '#lib/coupons/coupon-terms.ts';
import { judgeForQuote } from '../quotes/coupon-quote.ts';
import type { QuoteBody } from '../quotes/quote-rules.ts';

const beforeCoupon = ({ lines }: Pick<QuoteBody, 'lines'>): number => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * The other period for which a coupon applies to the renewal of a server: the one whose price is closest to the present one; of
 * equals the first. Null if none helps: nothing else about a server that runs can be chosen. `others`: its renewal for each other period.
 */
export function renewalCure(
  terms: CouponTerms,
  quote: Pick<QuoteBody, 'lines'>,
  others: readonly QuoteBody[],
  catalogue: Catalogue,
): Extract<CouponCure, { kind: 'period' }> | null {
  const nowMinor = beforeCoupon(quote);
  let nearest: { period: string; distance: number } | null = null;
  for (const other of others) {
    if (!judgeForQuote({ terms, state: 'available' }, other, catalogue).applies) continue;
    const distance = Math.abs(beforeCoupon(other) - nowMinor);
    if (nearest === null || distance < nearest.distance) nearest = { period: other.period, distance };
  }
  return nearest && { kind: 'period', period: nearest.period };
}
