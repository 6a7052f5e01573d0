import { dayMs } from '#lib/time/lengths.ts';

const sunday = 0;
const saturday = 6;
/** A last day on a weekend moves to the Monday after it. */
const movedDays: Readonly<Record<number, number>> = { [saturday]: 2, [sunday]: 1 };
/** Half a day: the latest zone, UTC−12, ends its day at noon UTC. */
const zoneMarginMs = dayMs / 2;

/**
 * Until when a buyer may withdraw from a contract that was made at `concludedMs`, epoch ms: the day of the contract does not count, and a
 * period that ends on a Saturday or Sunday ends on the Monday. The buyer's time zone is not known, so the day and its end are the latest
 * that any zone has.
 */
export function withdrawalUntilMs(concludedMs: number, days: number): number {
  const lastDayMs = Math.floor(concludedMs / dayMs) * dayMs + (days + 1) * dayMs;
  const moved = movedDays[new Date(lastDayMs).getUTCDay()] ?? 0;
  return lastDayMs + (moved + 1) * dayMs + zoneMarginMs;
}
