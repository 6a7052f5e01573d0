/**
 * The browser's own processes have finished the page's first view this long after it loaded; before that, deferred parts would compete with
 * them for the CPU.
 */
const restMs = 450;

/** A hanging picture keeps a page loading; its deferred parts do not wait for that. */
const loadAtLatestMs = 4_000;

/** A page that is never idle still gets its deferred parts. */
const idleAtLatestMs = 2_000;

/** For browsers without idle callbacks. */
const fallbackMs = 200;

/** Resolves once a page that was still loading with this module has finished. */
const rest = new Promise<void>((resolve) => {
  if (typeof document === 'undefined' || document.readyState === 'complete') return resolve();
  addEventListener('load', () => setTimeout(resolve, restMs));
  setTimeout(resolve, loadAtLatestMs);
});

/** Runs once the page has settled and the browser is idle. Returns a function that cancels it. */
export function whenIdle(then: () => void): () => void {
  let left = false;
  let takeBack = (): void => undefined;
  void rest.then(() => {
    if (!left) takeBack = whenBrowserIsIdle(then);
  });
  return () => {
    left = true;
    takeBack();
  };
}

function whenBrowserIsIdle(then: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const wish = window.requestIdleCallback(then, { timeout: idleAtLatestMs });
    return () => window.cancelIdleCallback(wish);
  }
  const timer = window.setTimeout(then, fallbackMs);
  return () => window.clearTimeout(timer);
}
