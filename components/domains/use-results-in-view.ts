import { useEffect, useRef } from 'react';

export const resultsId = 'results';

/** Below their heading, so much of the results has to be in the window. */
const seenPx = 160;

/** The part of the window that is not covered by the keyboard of a phone. */
function isInView({ bottom }: DOMRect): boolean {
  const { visualViewport: seen, innerHeight } = window;
  return bottom - (seen?.offsetTop ?? 0) + seenPx <= (seen?.height ?? innerHeight);
}

/**
 * Brings results that are below the window into it, as they are on a phone: after each search, with the focus, and for a name that the
 * address has unless somebody has scrolled. Where they are in view nothing moves, and the focus stays in the field.
 */
export function useResultsInView(searches: number, outcome: { readonly ok: boolean } | null): void {
  const done = useRef(-1);
  useEffect(() => {
    if (outcome === null || done.current === searches) return;
    done.current = searches;
    const results = outcome.ok ? document.getElementById(resultsId) : null;
    const heading = results?.querySelector('h2');
    if (!results || !heading || isInView(heading.getBoundingClientRect())) return;
    if (searches > 0) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (window.scrollY > 0) return;
    results.scrollIntoView({ block: 'start' });
  }, [searches, outcome]);
}
