import type { Market, NoClaimReason } from '#lib/money/markets.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { isKnownSince, stepAt, stretchesBetween, type PriceHistory, type PriceStretch } from './price-steps.ts';

/** A sale that was paid for. */
export interface PaidSale {
  readonly atMs: number;
  readonly amountMinor: number;
}

/** What the rules of a market look at: a reduction and what was before it. */
export interface ReductionFacts {
  readonly history: PriceHistory;
  /** When the reduction starts; the instant itself no longer counts as before. */
  readonly startsAtMs: number;
  /** When it will end; null if that is not known. */
  readonly endsAtMs: number | null;
  /** Paid sales of the same configuration, in any order. */
  readonly sales: readonly PaidSale[];
}

/** Why a market has no price to compare with. */
type NoReference = Extract<NoClaimReason, 'history-too-short' | 'not-sold-before' | 'not-long-enough' | 'too-few-sales'>;

/** In minor units, or the reason why there is none. */
export type MarketReference = number | NoReference;

const euWindowMs = 30 * dayMs;
const usWindowMs = 90 * dayMs;
const usOfferedMs = 28 * dayMs;
const jpWindowMs = 56 * dayMs;
/** For how long at least the price was asked. */
const jpOfferedMs = 14 * dayMs;
/** How soon after it was last asked the reduction begins. */
const jpRecentMs = 14 * dayMs;
const cnWindowMs = 7 * dayMs;
/** The guidance says 'enough'; ten is ours. */
const ukSalesAtLeast = 10;

/** The price before a reduction by the rules of each market (sources and dates: docs/contracts/price-claims.md). */
export const marketReferences = {
  EU: lowestOfThirtyDays,
  UK: longerThanTheSale,
  US: openlyOffered,
  JP: prevailing,
  CN: lowestPaid,
  HK: directlyBefore,
} as const satisfies Record<Market, (facts: ReductionFacts) => MarketReference>;

/** The lowest price of the 30 days before. */
function lowestOfThirtyDays({ history, startsAtMs }: ReductionFacts): MarketReference {
  if (!isKnownSince(history, startsAtMs - euWindowMs)) return 'history-too-short';
  return lowest(stretchesBetween(history, startsAtMs - euWindowMs, startsAtMs)) ?? 'not-sold-before';
}

/** The price of the time just before, if it was asked for at least as long as the reduction lasts, and bought. */
function longerThanTheSale({ history, startsAtMs, endsAtMs, sales }: ReductionFacts): MarketReference {
  const was = directlyBefore({ history, startsAtMs });
  if (typeof was !== 'number') return was;
  const stretches = stretchesBetween(history, -Infinity, startsAtMs);
  const other = stretches.findLastIndex(({ amountMinor }) => amountMinor !== was);
  const sinceMs = stretches[other + 1]?.fromMs ?? startsAtMs;
  if (endsAtMs === null || startsAtMs - sinceMs < endsAtMs - startsAtMs) return 'not-long-enough';
  const sold = sales.filter(({ atMs, amountMinor }) => atMs >= sinceMs && atMs < startsAtMs && amountMinor === was);
  return sold.length >= ukSalesAtLeast ? was : 'too-few-sales';
}

/** A price openly asked for on 28 of the last 90 days, the lowest if there are several. */
function openlyOffered({ history, startsAtMs }: ReductionFacts): MarketReference {
  const offered = timeAtPrices(stretchesBetween(history, startsAtMs - usWindowMs, startsAtMs));
  const usual = [...offered].filter(([, ms]) => ms >= usOfferedMs).map(([amountMinor]) => amountMinor);
  if (usual.length > 0) return Math.min(...usual);
  return offered.size === 0 ? 'not-sold-before' : 'not-long-enough';
}

/**
 * The price of more than half of the last eight weeks, or of the time on sale if that is shorter: for two weeks at least, and until less
 * than two weeks before.
 */
function prevailing({ history, startsAtMs }: ReductionFacts): MarketReference {
  if (!isKnownSince(history, startsAtMs - jpWindowMs)) return 'history-too-short';
  const sold = stretchesBetween(history, startsAtMs - jpWindowMs, startsAtMs).filter(({ amountMinor }) => amountMinor !== null);
  const offered = timeAtPrices(sold);
  if (offered.size === 0) return 'not-sold-before';
  const onSaleMs = [...offered.values()].reduce((sum, ms) => sum + ms, 0);
  const usual = [...offered].find(([, ms]) => 2 * ms > onSaleMs && ms >= jpOfferedMs)?.[0];
  const last = sold.findLast(({ amountMinor }) => amountMinor === usual);
  return usual !== undefined && last && startsAtMs - last.toMs < jpRecentMs ? usual : 'not-long-enough';
}

/** The lowest price that was paid in the seven days before; without a sale then, the last one that was ever paid. */
function lowestPaid({ startsAtMs, sales }: ReductionFacts): MarketReference {
  const earlier = sales.filter(({ atMs }) => atMs < startsAtMs).toSorted((one, other) => one.atMs - other.atMs);
  const recent = earlier.filter(({ atMs }) => atMs >= startsAtMs - cnWindowMs).map(({ amountMinor }) => amountMinor);
  return recent.length > 0 ? Math.min(...recent) : (earlier.at(-1)?.amountMinor ?? 'too-few-sales');
}

/** The price just before: true, and provable by the history. */
function directlyBefore({ history, startsAtMs }: Pick<ReductionFacts, 'history' | 'startsAtMs'>): MarketReference {
  const last = stepAt(
    history.filter(({ fromMs }) => fromMs < startsAtMs),
    startsAtMs,
  );
  return last ? (last.amountMinor ?? 'not-sold-before') : 'history-too-short';
}

function lowest(stretches: readonly PriceStretch[]): number | null {
  const amounts = stretches.flatMap(({ amountMinor }) => (amountMinor === null ? [] : [amountMinor]));
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** For how long each price was asked, in milliseconds. */
function timeAtPrices(stretches: readonly PriceStretch[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const { fromMs, toMs, amountMinor } of stretches) {
    if (amountMinor !== null) times.set(amountMinor, (times.get(amountMinor) ?? 0) + toMs - fromMs);
  }
  return times;
}
