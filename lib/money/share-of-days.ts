import { divideHalfUp } from './divide-half-up.ts';

/** The share of some days in an amount for all of them, in minor units: rounded once, half up. */
export const shareOfDays = (amountMinor: number, days: number, ofDays: number): number =>
  Number(divideHalfUp(BigInt(amountMinor) * BigInt(days), BigInt(ofDays)));
