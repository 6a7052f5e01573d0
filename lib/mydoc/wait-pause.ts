const shortestMs = 1_000;
const longestMs = 30_000;

/**
 * How long a page waits, in milliseconds, after `failures` failures in a row before it asks again for what it follows: a second, then twice
 * as long each time, half a minute at most. `chance`, from 0 to below 1, spreads the pages that failed together over the second half of
 * it.
 */
export function waitPauseMs(failures: number, chance: number): number {
  const wholeMs = Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1));
  return Math.round(wholeMs / 2 + (wholeMs / 2) * chance);
}
