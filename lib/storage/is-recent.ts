import { minuteMs } from '#lib/time/lengths.ts';

/** Wishes noted before a log-in, and what was searched for, expire after 30 minutes. */
const lifeMs = 30 * minuteMs;

/** Whether something that was noted at an instant still counts; one in the future never does. */
export const isRecent = ({ atMs }: { readonly atMs: number }, nowMs: number): boolean => atMs <= nowMs && nowMs - atMs < lifeMs;
