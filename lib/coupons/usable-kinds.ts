import type { CouponKind } from '#lib/rules/campaigns/coupon-kinds.ts';

/** Kinds of coupons for which there are orders; a coupon of another kind is neither shown nor given out. */
const usableKinds: readonly CouponKind[] = ['new-purchase', 'renewal'];

export const isUsableKind = (kind: CouponKind): boolean => usableKinds.includes(kind);
