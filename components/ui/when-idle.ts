/** A page that is never idle still gets its later parts. */
const idleAtLatestMs = 2_000;

/** Where a browser does not tell when it is idle. */
const fallbackMs = 200;

/** Runs once the browser has nothing better to do. Returns what takes the wish back. */
export function whenIdle(then: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const wish = window.requestIdleCallback(then, { timeout: idleAtLatestMs });
    return () => window.cancelIdleCallback(wish);
  }
  const timer = window.setTimeout(then, fallbackMs);
  return () => window.clearTimeout(timer);
}
