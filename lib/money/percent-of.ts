import { divideHalfUp } from './divide-half-up.ts';

/** A percentage with two decimals as a whole number; a float's last digit is not trusted. */
export const hundredthsOfPercent = (percent: number): bigint => BigInt(Math.round(percent * 100));

/** A whole, in hundredths of a percent. */
export const hundredthsInWhole = 10_000n;

/** A share of an amount in minor units, by a percentage with at most two decimals: rounded once, half up. */
export const percentOf = (amountMinor: number, percent: number): number =>
  Number(divideHalfUp(BigInt(amountMinor) * hundredthsOfPercent(percent), hundredthsInWhole));
