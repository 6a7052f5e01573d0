import type { CouponGrant } from '#lib/contracts/calls/coupon-calls.ts';
import { rangesIn } from '#lib/coupons/coupon-view.ts';
import type { Language } from '#lib/language/languages.ts';
import type { GrantRow } from './coupon-store.ts';

const iso = (atMs: number): string => new Date(atMs).toISOString();

/** A coupon as its holder sees it, by the terms that it was given with. */
export function grantMessage({ id, terms, state, order_id, claimed_ms, expires_ms }: GrantRow, language: Language): CouponGrant {
  const { code, kind, name, discountPercent: percent, minimumSpend, notForWindows } = terms;
  const { products, periods } = rangesIn(terms, language);
  return {
    id,
    campaign: code,
    kind,
    name: name[language] ?? name.en ?? code,
    percent,
    minimumSpend,
    products: { ...products, names: [...products.names] },
    periods: { ...periods, names: [...periods.names] },
    notForWindows,
    state,
    claimedAt: iso(claimed_ms),
    expiresAt: iso(expires_ms),
    orderId: order_id,
  };
}
