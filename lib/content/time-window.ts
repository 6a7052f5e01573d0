import { z } from 'zod';
import { stegaFree } from './values/stega-free.ts';

/** An instant of the content as epoch milliseconds; null where none was set. A broken one is refused. */
export const instant = stegaFree(
  z.iso
    .datetime({ offset: true })
    .transform((text) => Date.parse(text))
    .nullish()
    .transform((value) => value ?? null),
);

/** An instant that has to be there, as epoch milliseconds. */
export const requiredInstant = stegaFree(z.iso.datetime({ offset: true }).transform((text) => Date.parse(text)));

const longestSeconds = 86_400;

/** How long a page made now stays true, in whole seconds: until the next of these instants, a day at most, one second at least. */
export function secondsToNextChange(instants: readonly (number | null)[], nowMs: number): number {
  const coming = instants.filter((instantMs) => instantMs !== null).filter((instantMs) => instantMs > nowMs);
  const seconds = coming.map((instantMs) => Math.ceil((instantMs - nowMs) / 1000));
  return Math.min(longestSeconds, ...seconds);
}
