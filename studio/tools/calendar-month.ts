import { minuteInWords, studioTimeZone } from '../../cms-schemas/rules/studio-time.ts';
import { dayMs } from '../../lib/time/lengths.ts';
import type { TimedEvent } from './timed-events.ts';

const daysOfWeek = 7;
const isoMonthLength = 'YYYY-MM'.length;
const isoDayLength = 'YYYY-MM-DD'.length;

export interface CalendarDay {
  /** 2026-11-28 */
  readonly date: string;
  /** Days of the months beside it fill its first and last week. */
  readonly isInMonth: boolean;
  /** The earliest first. */
  readonly events: readonly TimedEvent[];
}

/** The day of an instant in the Studio's zone. */
export const dayOf = (instant: string | number, zone: string = studioTimeZone): string =>
  minuteInWords(instant, zone).slice(0, isoDayLength);

/** The month of an instant in the Studio's zone, like 2026-11. */
export const monthOf = (instant: string | number, zone: string = studioTimeZone): string => dayOf(instant, zone).slice(0, isoMonthLength);

/** The month a number of months after another. */
export function monthAfter(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, isoMonthLength);
}

/** The weeks of a month, from Monday to Sunday, with what happens on each day of the Studio's zone. */
export function weeksOf(month: string, events: readonly TimedEvent[], zone: string = studioTimeZone): readonly (readonly CalendarDay[])[] {
  const byDay = Map.groupBy(
    events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    ({ at }) => dayOf(at, zone),
  );
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  // Sunday is 0 for the clock, and the last day here
  const daysBefore = (new Date(first).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  const weeks: CalendarDay[][] = [];
  for (let start = first - daysBefore * dayMs; start < end; start += daysOfWeek * dayMs) {
    const week = Array.from({ length: daysOfWeek }, (_each, index): CalendarDay => {
      const date = new Date(start + index * dayMs).toISOString().slice(0, isoDayLength);
      return { date, isInMonth: date.startsWith(month), events: byDay.get(date) ?? [] };
    });
    weeks.push(week);
  }
  return weeks;
}
