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

/** Histories that were computed a day ahead; each is kept as long as nothing new is recorded. */
export interface KnownHistories {
  /** Whether a history need not be computed. */
  has(states: readonly SellingState[], choice: PricedChoice, untilMs: number): boolean;
  /** `publicPriceHistory` of recorded states. */
  read(states: readonly SellingState[], choice: PricedChoice, untilMs: number): PriceHistory;
}

export function createKnownHistories(compute = publicPriceHistory): KnownHistories {
  const histories = new LRUCache<string, Known>({ max: historiesAtMost });
  const find = (states: readonly SellingState[], choice: PricedChoice, untilMs: number): Known | null => {
    const known = histories.get(JSON.stringify(choice));
    return known?.states === states && untilMs < known.endMs ? known : null;
  };
  const add = (states: readonly SellingState[], choice: PricedChoice, untilMs: number): Known => {
    const known = { states, endMs: untilMs + dayMs, history: compute(states, choice, untilMs + dayMs - 1) };
    histories.set(JSON.stringify(choice), known);
    return known;
  };
  return {
    has: (...asked) => find(...asked) !== null,
    read: (states, choice, untilMs) => {
      const { history } = find(states, choice, untilMs) ?? add(states, choice, untilMs);
      return history.filter(({ fromMs }) => fromMs <= untilMs);
    },
  };
}
