import { repeatDaysAtMost } from '#lib/rules/repeat-days.ts';
import { minuteInWords, studioTimeZone } from '#cms-schemas/rules/studio-time.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** The start is inside the window, the end is not; an empty window is a mistake. */
export function checkWindowEnd(endsAt: unknown, startsAt: unknown): Verdict {
  if (typeof endsAt !== 'string' || typeof startsAt !== 'string') return true;
  return Date.parse(endsAt) > Date.parse(startsAt) || 'The end must come after the start.';
}

/** An offer needs both a start and an end. */
export const checkInstant = (value: unknown): Verdict =>
  (typeof value === 'string' && !Number.isNaN(Date.parse(value))) || 'Choose the day and the time.';

const dayMs = 86_400_000;

/** How long a promotion may run while the site settings do not say. */
export const usualPromotionDays = 28;

/** A promotion that never ends is no promotion. `daysAtMost`: the site setting, if there is one. */
export function longestPromotion(endsAt: unknown, startsAt: unknown, daysAtMost: unknown): Verdict {
  if (typeof endsAt !== 'string' || typeof startsAt !== 'string') return true;
  const days = typeof daysAtMost === 'number' && daysAtMost > 0 ? daysAtMost : usualPromotionDays;
  const lastsDays = (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs;
  return (
    !(lastsDays > days) || `A promotion runs for at most ${days} days (site settings); this one would run for ${Math.ceil(lastsDays)}.`
  );
}

/** How often an offer comes again: it must be over before it does. Empty: it runs once. */
export function checkRepeats(value: unknown, startsAt: unknown, endsAt: unknown): Verdict {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > repeatDaysAtMost)
    return `Give whole days, from 1 to ${repeatDaysAtMost}, or leave it empty.`;
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') return true;
  const lastsDays = (Date.parse(endsAt) - Date.parse(startsAt)) / dayMs;
  return !(lastsDays >= value) || `It would come again before it is over: it runs for ${Math.ceil(lastsDays)} days.`;
}

/** Lists have little room: the time of day only if it is not midnight. */
const instant = (text: string): string => minuteInWords(text).replace(' 00:00', '');

/** A window as shown in lists of the Studio. */
export function windowInWords(startsAt?: string, endsAt?: string, repeatsEveryDays?: number): string {
  if (startsAt && endsAt)
    return `${instant(startsAt)} – ${instant(endsAt)} ${studioTimeZone}${repeatsEveryDays ? `, every ${repeatsEveryDays} days` : ''}`;
  if (startsAt) return `From ${instant(startsAt)} ${studioTimeZone}`;
  return endsAt ? `Until ${instant(endsAt)} ${studioTimeZone}` : 'Always';
}
