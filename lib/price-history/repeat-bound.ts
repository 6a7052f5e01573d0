import type { Market } from '#lib/money/markets.ts';
import { repeatDaysAtMost } from '#lib/rules/promotion-window.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { PaidSale } from './market-references.ts';
import { priceBefore } from './price-before.ts';
import { stepAt, type PriceHistory } from './price-steps.ts';

/** Example prices: which they are does not matter, only when each was asked for. */
const fullMinor = 10_000;
const reducedMinor = 5_000;
/** The longest time that a market looks back is 90 days. */
const daysOfExample = 120;
const salesEachDay = 2;

export interface TooSoon {
  /** Whose rule forbids the claim. */
  readonly market: Market;
  /** From one start to the next at the least; null if it may not come again at all. */
  readonly everyDaysAtLeast: number | null;
}

/**
 * Whether a promotion comes again sooner than the rules of markets allow: from the second time on, no page could name a price before, as
 * too much of the time before was a reduction. Null: it may, or it comes once.
 */
export function comesTooSoon(lastsDays: number, everyDays: number | null, markets: readonly Market[]): TooSoon | null {
  if (everyDays === null || lastsDays <= 0 || everyDays <= lastsDays || markets.length === 0) return null;
  const market = forbiddenBy(lastsDays, everyDays, markets);
  if (market === null) return null;
  for (let later = everyDays + 1; later <= Math.min(everyDays + 2 * daysOfExample, repeatDaysAtMost); later += 1)
    if (forbiddenBy(lastsDays, later, markets) === null) return { market, everyDaysAtLeast: later };
  return { market, everyDaysAtLeast: null };
}

/** An example of a server that was sold all the time, and of a promotion that has come again and again. */
function forbiddenBy(lastsDays: number, everyDays: number, markets: readonly Market[]): Market | null {
  const rounds = Math.ceil(daysOfExample / everyDays) + 1;
  const history: PriceHistory = [
    { fromMs: -daysOfExample * dayMs, amountMinor: fullMinor, by: null },
    ...Array.from({ length: rounds + 1 }, (_, round) => round * everyDays * dayMs).flatMap((startsAtMs) => [
      { fromMs: startsAtMs, amountMinor: reducedMinor, by: 'promotion' },
      { fromMs: startsAtMs + lastsDays * dayMs, amountMinor: fullMinor, by: null },
    ]),
  ];
  const atMs = rounds * everyDays * dayMs;
  const found = priceBefore({ history, atMs, markets, endsAtMs: atMs + lastsDays * dayMs, sales: salesUntil(history, atMs) });
  return found.kind === 'none' ? (found.market ?? null) : null;
}

function salesUntil(history: PriceHistory, untilMs: number): PaidSale[] {
  const everyMs = dayMs / salesEachDay;
  const sales = Array.from({ length: daysOfExample * salesEachDay }, (_, place) => untilMs - (place + 1) * everyMs);
  return sales.map((atMs) => ({ atMs, amountMinor: stepAt(history, atMs)?.amountMinor ?? fullMinor }));
}
