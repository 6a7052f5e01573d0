import { useEffect } from 'react';
import { useRouter } from 'next/compat/router';
import { mayPrefetch, pagesToPrefetch, prefetchTimeoutMs, type Connection } from '#lib/overlays/idle-prefetch.ts';

interface WithConnection {
  readonly connection?: Connection;
}

const isInView = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** Fetches the pages that links in view lead to once the browser is idle, one at a time, unless the line is slow or data are saved. */
export function useIdlePrefetch(): void {
  const router = useRouter();
  const path = router?.asPath;
  useEffect(() => {
    const { connection } = navigator as Navigator & WithConnection;
    if (!router || !mayPrefetch(connection) || typeof window.requestIdleCallback !== 'function') return undefined;
    let wish = 0;
    const fetchNext = ([page, ...others]: readonly string[]): void => {
      if (page === undefined) return;
      // a page that cannot be fetched ahead is fetched when it is asked for
      router.prefetch(page, page, { locale: false }).catch(() => undefined);
      wish = window.requestIdleCallback(() => fetchNext(others), { timeout: prefetchTimeoutMs });
    };
    wish = window.requestIdleCallback(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(isInView);
      fetchNext(pagesToPrefetch(links.map((link) => link.getAttribute('href') ?? ''), window.location.pathname));
    }, { timeout: prefetchTimeoutMs });
    return () => window.cancelIdleCallback(wish);
  }, [router, path]);
}
