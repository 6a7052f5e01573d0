import { useEffect, useEffectEvent } from 'react';
import { useRouter } from 'next/compat/router';
import { askedInAddress, askedPath, isSearchPath, type SearchAsked } from '#lib/documents/search/search-address.ts';

/** Calls `follow` with what the address asks for where it has changed without the page having done so; `shown` is what is shown. */
export function useFollowedAddress(shown: SearchAsked | null, follow: (wanted: SearchAsked | null) => void): void {
  useFollowedHistory(() => follow(askedInAddress(window.location)));
  useFollowedRoutes(() => {
    const wanted = askedInAddress(window.location);
    if ((wanted && askedPath(wanted)) !== (shown && askedPath(shown))) follow(wanted);
  });
}

/**
 * Back and forward between searches stay on the page. Another page is the router's, and so is the way back from one that it is still
 * opening: it would be drawn over the search.
 */
function useFollowedHistory(follow: () => void): void {
  const router = useRouter();
  const onPop = useEffectEvent((): void => {
    if (isSearchPath(window.location.pathname)) follow();
  });
  useEffect(() => {
    let isLeaving = false;
    // for a moment the search is still here after the other page has come
    const route = (path: string): void => {
      isLeaving = !isSearchPath(new URL(path, window.location.origin).pathname);
    };
    const pop = (): void => onPop();
    // the router does not tell of each step back to where it began
    window.addEventListener('popstate', pop);
    router?.events.on('routeChangeStart', route);
    router?.events.on('routeChangeComplete', route);
    router?.beforePopState(() => isLeaving || !isSearchPath(window.location.pathname));
    return () => {
      window.removeEventListener('popstate', pop);
      router?.events.off('routeChangeStart', route);
      router?.events.off('routeChangeComplete', route);
      router?.beforePopState(() => true);
    };
  }, [router]);
}

/** A navigation to the path with which the page was requested draws no other page, whatever was searched for since. */
function useFollowedRoutes(follow: () => void): void {
  const events = useRouter()?.events;
  const onRoute = useEffectEvent((): void => {
    if (isSearchPath(window.location.pathname)) follow();
  });
  useEffect(() => {
    const complete = (): void => onRoute();
    events?.on('routeChangeComplete', complete);
    return () => events?.off('routeChangeComplete', complete);
  }, [events]);
}
