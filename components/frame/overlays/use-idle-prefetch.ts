import { useEffect } from 'react';
import { useRouter } from 'next/compat/router';
import Router from 'next/router';
import { mayPrefetch, pagesToPrefetch, prefetchSettleMs, prefetchTimeoutMs, type Connection } from '#lib/overlays/idle-prefetch.ts';

interface WithConnection {
  readonly connection?: Connection;
}

const lineAllows = (): boolean => mayPrefetch((navigator as Navigator & WithConnection).connection);

/** Another language is reached by a full load, for which nothing can be fetched ahead. */
const pageLinks = 'a[href^="/"]:not([hreflang])';

/** Links in closed menus have a place on the screen, but are not seen there. */
const isInView = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight && (link.checkVisibility?.({ visibilityProperty: true }) ?? true);
};

let asksLine = false;

/** Next fetches the page of a link under the mouse whatever the line; here the line is asked each time. */
function askLineFirst(): void {
  const { router } = Router;
  if (!router || asksLine) return;
  asksLine = true;
  const prefetch = router.prefetch.bind(router);
  router.prefetch = async (...page) => {
    if (lineAllows()) await prefetch(...page);
  };
}

/** Fetches the pages that links in view lead to once this one is settled and the browser idle, one after the other, unless the line is slow or data are saved. */
export function useIdlePrefetch(): void {
  const router = useRouter();
  const path = router?.asPath;
  useEffect(askLineFirst, []);
  useEffect(() => {
    if (!router || !lineAllows() || typeof window.requestIdleCallback !== 'function') return undefined;
    let wish = 0;
    let left = false;
    const whenIdle = (then: () => void): void => {
      if (!left) wish = window.requestIdleCallback(then, { timeout: prefetchTimeoutMs });
    };
    const fetchNext = ([page, ...others]: readonly string[]): void => {
      if (page === undefined) return;
      // a page that cannot be fetched ahead is fetched when it is asked for
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
