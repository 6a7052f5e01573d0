import type { SellingState } from '#lib/price-history/public-prices.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { countPriceDocuments, listPriceDocuments } from './price-document-store.ts';
import { sellingStates, type KnownStates } from './selling-states.ts';

/** The longest time that a rule looks back (90 days), and a reduction of three months before that. */
const lookBackMs = 180 * dayMs;

/** The states that were published until an instant, as far back as the rules look. */
export type StateReader = (nowMs: number) => Promise<readonly SellingState[]>;

/**
 * Reads what was published in the time that the rules look at; again only when something was recorded, or after a day, and then only the
 * states that are new.
 */
export function createStateReader(executor: Executor): StateReader {
  let current: { readonly count: number; readonly atMs: number; readonly states: Promise<readonly SellingState[]> } | null = null;
  const known: KnownStates = new Map();
  return async (nowMs) => {
    const count = await countPriceDocuments(executor);
    if (current?.count === count && Math.abs(nowMs - current.atMs) < dayMs) return current.states;
    const sinceMs = nowMs - lookBackMs;
    const states = listPriceDocuments(executor, sinceMs).then((rows) => sellingStates(rows, sinceMs, known));
    current = { count, atMs: nowMs, states };
    states.catch(() => (current = null));
    return states;
  };
}
