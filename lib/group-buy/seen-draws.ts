import type { StoredValue } from '#lib/storage/stored-table.ts';

type SeenDraws = StoredValue<'seenDraws'>;

/** The hash of a group's draw, as this browser first saw it. */
export type SeenDraw = SeenDraws[number];

/** As many as the stored list holds. */
export const seenDrawsAtMost = 50;

/** The first hash that was seen for a group; null if none was. */
export const firstSeenDraw = (draws: readonly SeenDraw[], group: string): SeenDraw | null =>
  draws.find((draw) => draw.group === group) ?? null;

/** The list with one more, the latest first. A group's first one is never replaced; of too many the oldest goes. */
export const withSeenDraw = (draws: readonly SeenDraw[], seen: SeenDraw): SeenDraws =>
  firstSeenDraw(draws, seen.group) === null ? [seen, ...draws].slice(0, seenDrawsAtMost) : [...draws];
