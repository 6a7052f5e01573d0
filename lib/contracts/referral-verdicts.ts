/** Whether an order counts for the affiliate whose link brought its buyer, or why not; `buyer-unverified` alone is not final. */
export const referralVerdicts = ['counted', 'buyer-unverified', 'unknown-code', 'own-order', 'known-customer'] as const;

export type ReferralVerdict = (typeof referralVerdicts)[number];
