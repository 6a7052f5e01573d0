import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { money, type Money } from '#lib/money/money.ts';

/** A price divided by a count, rounded half up, for display only. */
export function perUnit(prices: Prices, count: number): Prices {
  const each = (amount: Money | null): Money | null =>
    amount && count > 0 ? money(Number(divideHalfUp(BigInt(amount.amountMinor), BigInt(count))), amount.currency) : null;
  return { USD: each(prices.USD), HKD: each(prices.HKD), JPY: each(prices.JPY) };
}
