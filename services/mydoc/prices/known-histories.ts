import { LRUCache } from 'lru-cache';
import type { Currency } from '#lib/money/currencies.ts';
import { type PriceHistory } from '#lib/price-history/price-steps.ts';
import { publicPriceHistory, type SellingState, type ServerChoice } from '#lib/price-history/public-prices.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { createPublishedCodes } from './published-codes.ts';

export type PriceHistories = Readonly<Record<Currency, PriceHistory>>;

interface Known {
  readonly states: readonly SellingState[];
  /** The first instant that the histories do not cover. */
  readonly endMs: number;
  readonly histories: PriceHistories;
}

/** Histories that were computed a day ahead; each is kept as long as nothing new is recorded. */
export interface KnownHistories {
  /** What `read` answers, if it need not be computed; else null. Of codes that were never published it need not. */
  find(states: readonly SellingState[], choice: ServerChoice, untilMs: number): PriceHistories | null;
  /** `publicPriceHistory` of recorded states, in each currency. */
  read(states: readonly SellingState[], choice: ServerChoice, untilMs: number): PriceHistories;
  /** Choices whose histories are kept. */
  readonly size: number;
}

/** Keeps the histories of at most `choicesAtMost` choices, those that were asked for last. */
export function createKnownHistories({ choicesAtMost }: { choicesAtMost: number }, compute = publicPriceHistory): KnownHistories {
  const cache = new LRUCache<string, Known>({ max: choicesAtMost });
  const arePublished = createPublishedCodes();
  const find = (states: readonly SellingState[], choice: ServerChoice, untilMs: number): PriceHistories | null => {
    if (!arePublished(states, choice)) return inEachCurrency(() => neverSold(states, untilMs));
    const known = cache.get(JSON.stringify(choice));
    return known?.states === states && untilMs < known.endMs ? until(known.histories, untilMs) : null;
  };
  const add = (states: readonly SellingState[], choice: ServerChoice, untilMs: number): PriceHistories => {
    const histories = inEachCurrency((currency) => compute(states, { ...choice, currency }, untilMs + dayMs - 1));
    cache.set(JSON.stringify(choice), { states, endMs: untilMs + dayMs, histories });
    return until(histories, untilMs);
  };
  return {
    find,
    read: (states, choice, untilMs) => find(states, choice, untilMs) ?? add(states, choice, untilMs),
    get size() {
      return cache.size;
    },
  };
}

export function inEachCurrency<Value>(valueIn: (currency: Currency) => Value): Record<Currency, Value> {
  return { USD: valueIn('USD'), HKD: valueIn('HKD'), JPY: valueIn('JPY') };
}

const until = (histories: PriceHistories, untilMs: number): PriceHistories =>
  inEachCurrency((currency) => histories[currency].filter(({ fromMs }) => fromMs <= untilMs));

/** The history of a choice with a code that was never published. */
const neverSold = ([first]: readonly SellingState[], untilMs: number): PriceHistory =>
  first && first.fromMs <= untilMs ? [{ fromMs: first.fromMs, amountMinor: null, by: null }] : [];
