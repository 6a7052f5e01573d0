import { useEffect } from 'react';
import type { SearchState } from '#lib/documents/search/search-session.ts';

/** A word that finds nothing is taken for typed to its end after this pause. */
const typedPauseMs = 1_500;

/** Settles a search that found nothing once it has stood for a while. */
export function useSettled(state: SearchState, settle: () => void): void {
  useEffect(() => {
    if (state.kind !== 'none') return undefined;
    const timer = window.setTimeout(settle, typedPauseMs);
    return () => window.clearTimeout(timer);
  }, [settle, state]);
}
