import { LRUCache } from 'lru-cache';
import { dayMs, type PriceHistory } from '#lib/price-history/price-steps.ts';
import { publicPriceHistory, type PricedChoice, type SellingState } from '#lib/price-history/public-prices.ts';

/** Some dozens of steps each. */
const historiesAtMost = 2_000;

interface Known {
  readonly states: readonly SellingState[];
  /** The first instant that the history does not tell of. */
  readonly endMs: number;
  readonly history: PriceHistory;
}

/** `publicPriceHistory` of recorded states, computed a day ahead and kept for each choice as long as nothing new is recorded. */
export function createKnownHistories(
  compute = publicPriceHistory,
): (states: readonly SellingState[], choice: PricedChoice, untilMs: number) => PriceHistory {
  const histories = new LRUCache<string, Known>({ max: historiesAtMost });
  return (states, choice, untilMs) => {
    const key = JSON.stringify(choice);
    let known = histories.get(key);
    if (known?.states !== states || untilMs >= known.endMs) {
      known = { states, endMs: untilMs + dayMs, history: compute(states, choice, untilMs + dayMs - 1) };
      histories.set(key, known);
    }
    return known.history.filter(({ fromMs }) => fromMs <= untilMs);
  };
}
