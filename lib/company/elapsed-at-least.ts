/** Milliseconds, with fractions. */
export interface Clock {
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Waits until `leastMs` have passed since `sinceMs`; returns the whole milliseconds since then, never fewer than `leastMs`. A browser's
 * timer drops the fraction of a millisecond and fires that much early, so the clock is checked again.
 */
export async function elapsedAtLeast(leastMs: number, sinceMs: number, { nowMs, wait }: Clock): Promise<number> {
  for (;;) {
    const elapsedMs = nowMs() - sinceMs;
    if (elapsedMs >= leastMs) return Math.floor(elapsedMs);
    await wait(leastMs - elapsedMs);
  }
}
