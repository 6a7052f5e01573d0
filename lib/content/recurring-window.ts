import { repeatDaysAtMost } from '#lib/rules/promotion-window.ts';
import { dayMs } from '#lib/time/lengths.ts';

/** A time that may come again: from `startsAt`, inclusive, to `endsAt`, exclusive, in epoch milliseconds. */
export interface RecurringWindow {
  readonly startsAt: number;
  readonly endsAt: number;
  /** From one start to the next, in days; null for a time that comes once. */
  readonly repeatsEveryDays: number | null;
}

type OneWindow = Pick<RecurringWindow, 'startsAt' | 'endsAt'>;

/**
 * From one start to the next; null for a time that comes once. One that would come again before it is over, or only after more than
 * `repeatDaysAtMost`, comes once, too.
 */
function intervalMs({ startsAt, endsAt, repeatsEveryDays }: RecurringWindow): number | null {
  const everyMs = (repeatsEveryDays ?? 0) * dayMs;
  return everyMs > 0 && everyMs <= repeatDaysAtMost * dayMs && everyMs > endsAt - startsAt ? everyMs : null;
}

/** The time that runs at an instant, else the next one; the only one, or the first, as it is. */
export function windowAt(window: RecurringWindow, nowMs: number): OneWindow {
  const { startsAt, endsAt } = window;
  const everyMs = intervalMs(window);
  if (everyMs === null || nowMs < endsAt) return { startsAt, endsAt };
  const round = Math.floor((nowMs - startsAt) / everyMs);
  const offsetMs = (nowMs < endsAt + round * everyMs ? round : round + 1) * everyMs;
  return { startsAt: startsAt + offsetMs, endsAt: endsAt + offsetMs };
}

/** Whether a promotion runs at an instant: the one answer for pages, prices and orders. Between two of its times it has not started. */
export function promotionState(window: RecurringWindow, nowMs: number): 'not-started' | 'running' | 'ended' {
  const { startsAt, endsAt } = windowAt(window, nowMs);
  if (nowMs >= endsAt) return 'ended';
  return nowMs < startsAt ? 'not-started' : 'running';
}

/** When the time after the one at an instant starts; null if it is the last. */
export function nextStart(window: RecurringWindow, nowMs: number): number | null {
  const everyMs = intervalMs(window);
  return everyMs === null ? null : windowAt(window, nowMs).startsAt + everyMs;
}

/** More than a promotion of a day that comes every second day has in a year. */
const timesAtMost = 200;

/** The starts and ends after one instant and before another, in order. */
export function changesBetween(window: RecurringWindow, fromMs: number, toMs: number): number[] {
  const changes: number[] = [];
  const everyMs = intervalMs(window);
  const first = windowAt(window, fromMs);
  for (let time = 0; time < (everyMs === null ? 1 : timesAtMost); time += 1) {
    const offsetMs = time * (everyMs ?? 0);
    if (first.startsAt + offsetMs >= toMs) break;
    changes.push(...[first.startsAt, first.endsAt].map((atMs) => atMs + offsetMs).filter((atMs) => atMs > fromMs && atMs < toMs));
  }
  return changes;
}
