/** What the browser's other processes do for a page's first view is over this long after the page has loaded; until then they and later parts would share its processors. */
const restMs = 450;

/** A picture that hangs keeps a page loading; its later parts do not wait for that. */
const loadAtLatestMs = 4_000;

/** A page that is never idle still gets its later parts. */
const idleAtLatestMs = 2_000;

/** Where a browser does not tell when it is idle. */
const fallbackMs = 200;

/** Settled once a page that was still loading with this module has come to rest. */
const rest = new Promise<void>((resolve) => {
  if (typeof document === 'undefined' || document.readyState === 'complete') return resolve();
  addEventListener('load', () => setTimeout(resolve, restMs));
  setTimeout(resolve, loadAtLatestMs);
});

/** Runs once the page is at rest and the browser has nothing better to do. Returns what takes the wish back. */
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
