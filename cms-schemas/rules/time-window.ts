import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** The start is inside the window, the end is not; a window without an instant inside is a mistake. */
export function checkWindowEnd(endsAt: unknown, startsAt: unknown): Verdict {
  if (typeof endsAt !== 'string' || typeof startsAt !== 'string') return true;
  return Date.parse(endsAt) > Date.parse(startsAt) || 'The end must come after the start.';
}
