import type { DiscountKind } from '#lib/money/discount-kinds.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { money, sumMoney, type Money } from '#lib/money/money.ts';
import { percentOf } from '#lib/money/percent-of.ts';

/** A discount on a first period. At most two decimals of a percent; a code is unique within its kind. */
export interface Discount {
  readonly kind: DiscountKind;
  readonly code: string;
  readonly percent: number;
}

/** The amount of a discount, and each line's share of it, in the lines' order. */
export interface TakenOff extends Discount {
  readonly amount: Money;
  readonly shares: readonly Money[];
}

/**
 * Takes discounts off the sum of some lines, one after the other, each off what the previous one left. A percentage is rounded once, half
 * up, over the sum; its shares are distributed over the lines by the largest remainder, so that they add up exactly. @throws on a
 * percentage outside 0 to 100: an offer never pays anybody.
 */
export function takeOff(
  amounts: readonly Money[],
  currency: Currency,
  discounts: readonly Discount[],
): { discounts: readonly TakenOff[]; total: Money } {
  const taken: TakenOff[] = [];
  let rest = amounts.map(({ amountMinor }) => amountMinor);
  for (const discount of discounts) {
    if (!(discount.percent >= 0 && discount.percent <= 100)) throw new RangeError(`not a discount: ${discount.percent} percent`);
    const left = rest.reduce((sum, amount) => sum + amount, 0);
    const amount = percentOf(left, discount.percent);
    const shares = spread(amount, rest);
    rest = rest.map((line, index) => line - (shares[index] ?? 0));
    taken.push({ ...discount, amount: money(amount, currency), shares: shares.map((share) => money(share, currency)) });
  }
  return {
    discounts: taken,
    total: sumMoney(
      rest.map((line) => money(line, currency)),
      currency,
    ),
  };
}

/** Splits an amount in the ratio of weights; the remaining units go to the largest remainders, the earlier line first. */
export function spread(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, share: Number(exact / BigInt(whole)), remainder: exact % BigInt(whole) };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.share, 0);
  // sorting is stable
  const first = new Set(
    parts
      .toSorted((one, other) => Number(other.remainder - one.remainder))
      .slice(0, left)
      .map((part) => part.index),
  );
  return parts.map((part) => part.share + (first.has(part.index) ? 1 : 0));
}
