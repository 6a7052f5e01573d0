import type { Market, NoClaimReason } from '#lib/money/markets.ts';
import { marketReferences, type PaidSale } from './market-references.ts';
import { reductionStart, stepAt, type PriceHistory } from './price-steps.ts';

/** What a page may say of a reduced price. */
export type PriceBefore =
  | {
      readonly kind: 'claim';
      readonly nowMinor: number;
      readonly beforeMinor: number;
      /** Whole percent of the price before, rounded down. */
      readonly percent: number;
      /** Whose rule the price before comes from: the lowest of those that apply. */
      readonly market: Market;
      readonly sinceMs: number;
    }
  | {
      readonly kind: 'none';
      readonly nowMinor: number | null;
      readonly reason: NoClaimReason;
      /** Whose rule allows no claim. */
      readonly market?: Market;
      /** For `not-lower`, and wherever the price just before was lower: the reduction would raise it. */
      readonly beforeMinor?: number;
    };

interface PriceBeforeInput {
  readonly history: PriceHistory;
  readonly atMs: number;
  /** All of them must allow the claim; the first of two with the same price names it. */
  readonly markets: readonly Market[];
  /** When the reduction will end; null if that is not known. */
  readonly endsAtMs?: number | null;
  readonly sales?: readonly PaidSale[];
}

/**
 * The price before the reduction that applies at an instant, computed from the history and never typed; none without a reduction. A
 * reduction that became deeper counts from its first step. Where that allows no claim, its last step is judged as a reduction of its own:
 * the first step counts by an exception from the rule, and the price just before the last step was asked for in any case
 * (docs/contracts/price-claims.md).
 */
export function priceBefore(input: PriceBeforeInput): PriceBefore {
  const { history, atMs } = input;
  const step = stepAt(history, atMs);
  const nowMinor = step?.amountMinor ?? null;
  if (!step || nowMinor === null) return { kind: 'none', nowMinor, reason: 'not-sold' };
  const startsAtMs = reductionStart(history, atMs);
  if (startsAtMs === null) return { kind: 'none', nowMinor, reason: 'not-reduced' };
  const sinceFirstStep = judgeSince(input, nowMinor, startsAtMs);
  return sinceFirstStep.kind === 'claim' ? sinceFirstStep : judgeSince(input, nowMinor, step.fromMs);
}

/** By the rules of all markets, for a reduction that began at an instant. */
function judgeSince(
  { history, markets, endsAtMs = null, sales = [] }: PriceBeforeInput,
  nowMinor: number,
  startsAtMs: number,
): PriceBefore {
  let lowest: { readonly market: Market; readonly amountMinor: number } | null = null;
  for (const market of markets) {
    const reference = marketReferences[market]({ history, startsAtMs, endsAtMs, sales });
    if (typeof reference !== 'number')
      return { kind: 'none', nowMinor, reason: reference, market, ...raised(nowMinor, history, startsAtMs) };
    if (!lowest || reference < lowest.amountMinor) lowest = { market, amountMinor: reference };
  }
  if (!lowest) return { kind: 'none', nowMinor, reason: 'no-market' };
  const percent = percentOff(lowest.amountMinor, nowMinor);
  if (percent < 1) return { kind: 'none', nowMinor, reason: 'not-lower', market: lowest.market, beforeMinor: lowest.amountMinor };
  return { kind: 'claim', nowMinor, beforeMinor: lowest.amountMinor, percent, market: lowest.market, sinceMs: startsAtMs };
}

/** The price just before, if it was lower. */
function raised(nowMinor: number, history: PriceHistory, startsAtMs: number): { readonly beforeMinor?: number } {
  const was = stepAt(history, startsAtMs - 1)?.amountMinor ?? null;
  return was !== null && was < nowMinor ? { beforeMinor: was } : {};
}

/**
 * Whole percent, rounded down. A price is rounded to minor units by up to half of one, so half of one is added: 20 percent off 3.47 is 2.78
 * and remains 20 percent.
 */
export function percentOff(beforeMinor: number, nowMinor: number): number {
  if (nowMinor >= beforeMinor) return 0;
  return Math.floor(((2 * (beforeMinor - nowMinor) + 1) * 100) / (2 * beforeMinor));
}
