import { dayMs } from '#lib/time/lengths.ts';

/** The days of a period by the calendar. */
export const daysBetween = (fromMs: number, untilMs: number): number => Math.round((untilMs - fromMs) / dayMs);

/** The whole days that are left of a period at an instant: all of them before it begins; a day that has begun is none. */
export const daysLeft = ({ fromMs, untilMs }: { fromMs: number; untilMs: number }, nowMs: number): number =>
  Math.min(daysBetween(fromMs, untilMs), Math.max(0, Math.floor((untilMs - nowMs) / dayMs)));
