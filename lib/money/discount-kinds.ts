/** What a discount comes from. */
export const discountKinds = ['promotion', 'coupon', 'group'] as const;

export type DiscountKind = (typeof discountKinds)[number];
