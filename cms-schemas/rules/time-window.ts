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

/** Lists have little room: the time of day only if it is not midnight. */
const instant = (text: string): string => minuteInWords(text).replace(' 00:00', '');

/** A window as shown in lists of the Studio. */
export function windowInWords(startsAt?: string, endsAt?: string, repeatsEveryDays?: number): string {
  if (startsAt && endsAt)
    return `${instant(startsAt)} – ${instant(endsAt)} ${studioTimeZone}${repeatsEveryDays ? `, every ${repeatsEveryDays} days` : ''}`;
  if (startsAt) return `From ${instant(startsAt)} ${studioTimeZone}`;
  return endsAt ? `Until ${instant(endsAt)} ${studioTimeZone}` : 'Always';
}
