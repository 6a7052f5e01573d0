import { z } from 'zod';
import { cleaned } from './cleaned.ts';

/** An instant of the content as epoch milliseconds; null where none was set. A broken one is refused. */
export const instant = cleaned(
  z.iso
    .datetime({ offset: true })
    .transform((text) => Date.parse(text))
    .nullish()
    .transform((value) => value ?? null),
);

/** From `startsAt`, inclusive, to `endsAt`, exclusive; epoch milliseconds, null for no bound. */
export interface TimeWindow {
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

export const isOpen = ({ startsAt, endsAt }: TimeWindow, nowMs: number): boolean =>
  (startsAt === null || startsAt <= nowMs) && (endsAt === null || nowMs < endsAt);

const longestSeconds = 86_400;

/** How long a page made now stays true, in whole seconds: until the next of these instants, a day at most, one second at least. */
export function secondsToNextChange(instants: readonly (number | null)[], nowMs: number): number {
  const coming = instants.filter((instantMs) => instantMs !== null).filter((instantMs) => instantMs > nowMs);
  const seconds = coming.map((instantMs) => Math.ceil((instantMs - nowMs) / 1000));
  return Math.max(1, Math.min(longestSeconds, ...seconds));
}
