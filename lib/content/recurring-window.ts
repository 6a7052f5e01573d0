const dayMs = 86_400_000;

/** A time that may come again: from `startsAt`, inclusive, to `endsAt`, exclusive, in epoch milliseconds. */
export interface RecurringWindow {
  readonly startsAt: number;
  readonly endsAt: number;
  /** From one start to the next, in days; null for a time that comes once. */
  readonly repeatsEveryDays: number | null;
}

type OneWindow = Pick<RecurringWindow, 'startsAt' | 'endsAt'>;

/** The time that runs at an instant, else the next one; the only one, or the first, as it is. */
export function windowAt({ startsAt, endsAt, repeatsEveryDays }: RecurringWindow, nowMs: number): OneWindow {
  if (repeatsEveryDays === null || nowMs < endsAt) return { startsAt, endsAt };
  const everyMs = repeatsEveryDays * dayMs;
  const round = Math.floor((nowMs - startsAt) / everyMs);
  const offsetMs = (nowMs < endsAt + round * everyMs ? round : round + 1) * everyMs;
  return { startsAt: startsAt + offsetMs, endsAt: endsAt + offsetMs };
}

/** When the time after the one at an instant starts; null if it is the last. */
export function nextStart(window: RecurringWindow, nowMs: number): number | null {
  return window.repeatsEveryDays === null ? null : windowAt(window, nowMs).startsAt + window.repeatsEveryDays * dayMs;
}

/** More starts and ends than a promotion of a day that comes every second day has in a year. */
const changesAtMost = 400;

/** The starts and ends after one instant and before another, in order. */
export function changesBetween(window: RecurringWindow, fromMs: number, toMs: number): number[] {
  const changes: number[] = [];
  let current: OneWindow | null = windowAt(window, fromMs);
  while (current && current.startsAt < toMs && changes.length < changesAtMost) {
    changes.push(...[current.startsAt, current.endsAt].filter((atMs) => atMs > fromMs && atMs < toMs));
    const next = nextStart(window, current.startsAt);
    current = next === null ? null : windowAt(window, next);
  }
  return changes;
}
