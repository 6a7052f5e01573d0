import { dayMs } from '#lib/time/lengths.ts';

/** The last days up to an instant (epoch ms), that of the instant included, as UTC dates; the earliest first. */
export const eachDay = (nowMs: number, days: number): string[] =>
  Array.from({ length: days }, (_, n) => new Date(nowMs - (days - 1 - n) * dayMs).toISOString().slice(0, 10));
