import { useEffect } from 'react';
import { useRouter } from 'next/compat/router';
import Router from 'next/router';
import { fetchWithoutRunning } from '#next-internals/fetch-without-running.ts';
import { mayPrefetch, pagesToPrefetch, prefetchSettleMs, prefetchTimeoutMs, type Connection } from '#lib/overlays/idle-prefetch.ts';

interface WithConnection {
  readonly connection?: Connection;
}

const lineAllows = (): boolean => mayPrefetch((navigator as Navigator & WithConnection).connection);

/** Another language needs a full load, for which nothing can be prefetched. */
const pageLinks = 'a[href^="/"]:not([hreflang])';

/** Links in closed menus intersect the screen, but are not visible there. */
const isInView = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight && (link.checkVisibility?.({ visibilityProperty: true }) ?? true);
};

let isSetUp = false;

/**
 * Next prefetches the page of a hovered link over any connection; this checks the connection each time. What is prefetched ahead of that
 * does not run.
 */
function setUpRouter(): void {
  const { router } = Router;
  if (!router || isSetUp) return;
  isSetUp = true;
  fetchWithoutRunning(router);
  const prefetch = router.prefetch.bind(router);
  router.prefetch = async (...page) => {
    if (lineAllows()) await prefetch(...page);
  };
}

/**
 * Prefetches the pages of visible links once this page has settled and the browser is idle, one after the other, unless the connection is
 * slow or data saving is on.
 */
export function useIdlePrefetch(): void {
  const router = useRouter();
  const path = router?.asPath;
  useEffect(setUpRouter, []);
  useEffect(() => {
    if (!router || !lineAllows() || typeof window.requestIdleCallback !== 'function') return undefined;
    let wish = 0;
    let left = false;
    const whenIdle = (then: () => void): void => {
      if (!left) wish = window.requestIdleCallback(then, { timeout: prefetchTimeoutMs });
    };
    const fetchNext = ([page, ...others]: readonly string[]): void => {
      if (page === undefined) return;
      // a page that cannot be prefetched is loaded on navigation
      void router
        .prefetch(page, page, { locale: false })
        .catch(() => undefined)
        .then(() => whenIdle(() => fetchNext(others)));
    };
    const begin = (): void => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(pageLinks)].filter(isInView);
      fetchNext(
        pagesToPrefetch(
          links.map((link) => link.getAttribute('href') ?? ''),
          window.location.pathname,
        ),
      );
    };
    const timer = window.setTimeout(() => whenIdle(begin), prefetchSettleMs);
    return () => {
      left = true;
      window.clearTimeout(timer);
      window.cancelIdleCallback(wish);
    };
  }, [router, path]);
}
