import { useEffect, useRef } from 'react';

export const resultsId = 'results';

/**
 * Brings results that are below the window into it, as they are on a phone: after each search, with the focus, and for a name that the
 * address has unless somebody has scrolled. Where they are in view nothing moves, and the focus stays in the field.
 */
export function useResultsInView(searches: number, outcome: { readonly ok: boolean } | null): void {
  const done = useRef(-1);
  useEffect(() => {
    if (!outcome || done.current === searches) return;
    done.current = searches;
    if (!outcome.ok) return;
    // loaded with the first search, as its rules are
    import('./bring-into-view.ts').then(
      ({ bringIntoView }) => bringIntoView(resultsId, searches > 0),
      () => undefined,
    );
  }, [searches, outcome]);
}
