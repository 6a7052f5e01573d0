/** What a coupon is good for (§3). */
export const couponKinds = ['new-purchase', 'renewal', 'upgrade', 'expansion'] as const;

export type CouponKind = (typeof couponKinds)[number];

/** The kinds that a change of a server can be: a larger size, or more disk and traffic. */
export const changeKinds = ['upgrade', 'expansion'] as const satisfies readonly CouponKind[];

/** Where a coupon is given out. */
export const couponScenes = ['coupon-centre', 'sign-up', 'group-member', 'group-hidden'] as const;

export type CouponScene = (typeof couponScenes)[number];

/** How a person gets a coupon of the coupon centre: claimed on its card, or by entering its code at the order. */
export const couponHows = ['claim', 'code'] as const;

/** Which products or periods a coupon applies to: all, only those named, or all but those named. */
export const couponRules = ['all', 'only', 'except'] as const;

export type CouponRule = (typeof couponRules)[number];

const codeLengthAtLeast = 4;
const codeLengthAtMost = 24;

/** A campaign's code: capital letters and digits, a letter first. */
export const couponCodePattern = new RegExp(`^[A-Z][A-Z0-9]{${codeLengthAtLeast - 1},${codeLengthAtMost - 1}}$`);
