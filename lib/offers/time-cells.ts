import { hourMs, minuteMs } from '#lib/time/lengths.ts';
import type { OfferWindow } from './window-state.ts';

/** The duration of one cell of a countdown: the smallest with which a window fits. */
const timeUnits = { 'six-hours': 6 * hourMs, day: 24 * hourMs, week: 168 * hourMs } as const;

type TimeUnit = keyof typeof timeUnits;

/** Four weeks in cells of six hours. */
export const cellsAtMost = 112;

export interface TimeCells {
  readonly unit: TimeUnit;
  readonly count: number;
  /** Cells that have passed completely; one that has begun does not count. */
  readonly passed: number;
}

const units = ['six-hours', 'day', 'week'] as const satisfies readonly TimeUnit[];

/** A window drawn to scale: its number of cells and how many have passed. */
export function timeCells({ startsAtMs, endsAtMs }: OfferWindow, nowMs: number): TimeCells {
  const wholeMs = Math.max(0, endsAtMs - startsAtMs);
  const unit = units.find((each) => wholeMs / timeUnits[each] <= cellsAtMost) ?? 'week';
  const count = Math.min(cellsAtMost, Math.max(1, Math.ceil(wholeMs / timeUnits[unit])));
  const passedMs = Math.min(wholeMs, Math.max(0, nowMs - startsAtMs));
  const passed = nowMs >= endsAtMs ? count : Math.min(count, Math.floor(passedMs / timeUnits[unit]));
  return { unit, count, passed };
}

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/**
 * The time left until an instant in whole days, hours and minutes; a minute that has begun counts, so that it is never 0 before the end.
 */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil((untilMs - nowMs) / minuteMs));
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
