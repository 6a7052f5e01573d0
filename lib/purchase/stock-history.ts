import type { DayState } from '#lib/contracts/day-states.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { StockEntry } from './stock.ts';

/** From this instant on a model was in this state. */
export interface StockChange {
  readonly sinceMs: number;
  readonly state: StockEntry['state'];
}

/** The beginning of a day of UTC. */
export const dayStartMs = (ms: number): number => Math.floor(ms / dayMs) * dayMs;

/** The beginnings of a number of days of UTC, oldest first, the last one being that of `nowMs`. */
export const lastDays = (nowMs: number, days: number): number[] =>
  Array.from({ length: days }, (_, index) => dayStartMs(nowMs) - (days - 1 - index) * dayMs);

/**
 * What is said of each day of a model, from its changes, the oldest first: sold out all day or for a part of it, few left at some time, or
 * in stock; unknown as long as nothing was recorded. The last day ends now.
 */
export function dailyStates(changes: readonly StockChange[], dayStarts: readonly number[], nowMs: number): DayState[] {
  return dayStarts.map((startMs) => {
    const endMs = Math.min(startMs + dayMs, nowMs);
    const before = changes.findLast(({ sinceMs }) => sinceMs <= startMs);
    const within = changes.filter(({ sinceMs }) => sinceMs > startMs && sinceMs < endMs);
    const states = new Set([...(before ? [before] : []), ...within].map(({ state }) => state));
    if (states.size === 0) return 'unknown';
    if (states.has('sold-out')) return states.size === 1 ? 'sold-out' : 'part';
    return states.has('few') ? 'few' : 'available';
  });
}
