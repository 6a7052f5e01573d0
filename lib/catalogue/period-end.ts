const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The instant a number of months later, by the UTC calendar. A day that the month does not have becomes its last one: 31 January plus a
 * month is 28 February, or 29 in a leap year. Always counted from the first day, so that 31 January plus two months is 31 March.
 */
export function addMonths(startMs: number, months: number): number {
  const start = new Date(startMs);
  const first = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth();
  const day = Math.min(start.getUTCDate(), lastDayOf(year, month));
  return Date.UTC(year, month, day, start.getUTCHours(), start.getUTCMinutes(), start.getUTCSeconds(), start.getUTCMilliseconds());
}
