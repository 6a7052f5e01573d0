/** Whole-number division, half up; for amounts, which are not negative. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
