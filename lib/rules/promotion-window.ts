import { dayMs } from '#lib/time/lengths.ts';

/** The longest time from one start of a promotion to its next, in days. */
export const repeatDaysAtMost = 3_660;

/** How long a promotion may run while the site settings do not say. */
export const usualPromotionDays = 28;

/**
 * Whether a promotion runs no longer than the site settings allow; else a sentence for the editor. `daysAtMost`: the setting, if there is
 * one. A missing end is for the field's own rule to say.
 */
export function checkRunLength(endsAt: unknown, startsAt: unknown, daysAtMost: unknown): true | string {
  if (typeof endsAt !== 'string' || typeof startsAt !== 'string') return true;
  const days = typeof daysAtMost === 'number' && daysAtMost > 0 ? daysAtMost : usualPromotionDays;
  const lastsDays = (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs;
  return (
    !(lastsDays > days) || `A promotion runs for at most ${days} days (site settings); this one would run for ${Math.ceil(lastsDays)}.`
  );
}

/** How often an offer comes again: it must be over before it does. Empty: it runs once. */
export function checkRepeats(value: unknown, startsAt: unknown, endsAt: unknown): true | string {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > repeatDaysAtMost)
    return `Give whole days, from 1 to ${repeatDaysAtMost}, or leave it empty.`;
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return true;
  const lastsDays = (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs;
  return !(lastsDays >= value) || `It would come again before it is over: it runs for ${Math.ceil(lastsDays)} days.`;
}
