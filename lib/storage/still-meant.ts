/** What was wished for before a log-in, and what was searched for, says nothing of a visit that long after. */
const lifeMs = 30 * 60_000;

/** Whether something that was noted at an instant still counts; one in the future never does. */
export const isStillMeant = ({ atMs }: { readonly atMs: number }, nowMs: number): boolean => atMs <= nowMs && nowMs - atMs < lifeMs;
