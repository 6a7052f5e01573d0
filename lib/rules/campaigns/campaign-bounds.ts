/** The least credit score that any coupon or event asks for, of 100. */
export const creditScoreAtLeast = 60;

/** The least fee, in percent of the amount paid, when a member of a group that succeeded asks for a refund. */
export const activationFeePercentAtLeast = 10;
