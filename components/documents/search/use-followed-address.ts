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

/** Back and forward between searches stay on the page: another page is the router's. */
function useFollowedHistory(follow: () => void): void {
  const router = useRouter();
  const onPop = useEffectEvent((): void => {
    if (isSearchPath(window.location.pathname)) follow();
  });
  useEffect(() => {
    const pop = (): void => onPop();
    // the router does not tell of each step back to where it began
    window.addEventListener('popstate', pop);
    router?.beforePopState(() => !isSearchPath(window.location.pathname));
    return () => {
      window.removeEventListener('popstate', pop);
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
