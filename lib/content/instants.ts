import * as z from 'zod/mini';
import { stegaFree } from './values/stega-free.ts';

/** An optional instant in content, as epoch milliseconds; null if not set. A malformed one fails. */
export const instant = stegaFree(
  z.pipe(
    z.nullish(
      z.pipe(
        z.iso.datetime({ offset: true }),
        z.transform((text) => Date.parse(text)),
      ),
    ),
    z.transform((value) => value ?? null),
  ),
);

/** A required instant, as epoch milliseconds. */
export const requiredInstant = stegaFree(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => Date.parse(text)),
  ),
);

/** From one start to the next, in whole days; null for what comes once. A malformed one counts as once. */
export const repeatsEveryDays = z.pipe(
  z.catch(z.nullish(stegaFree(z.int().check(z.positive()))), null),
  z.transform((value) => value ?? null),
);

const longestSeconds = 86_400;

/** For how long a page rendered now is fresh, in whole seconds: until the next of these instants, a day at most, one second at least. */
export function secondsToNextChange(instants: readonly (number | null)[], nowMs: number): number {
  const coming = instants.filter((instantMs) => instantMs !== null).filter((instantMs) => instantMs > nowMs);
  const seconds = coming.map((instantMs) => Math.ceil((instantMs - nowMs) / 1000));
  return Math.min(longestSeconds, ...seconds);
}
