import { useEffect } from 'react';
import { isLost, type SearchState } from '#lib/documents/search/search-session.ts';

/** A word that finds no answer is taken for typed to its end after this pause. */
const typedPauseMs = 1_500;

/** Settles a lost search once it has stood for a while. */
export function useSettled(state: SearchState, settle: () => void): void {
  useEffect(() => {
    if (!isLost(state)) return undefined;
    const timer = window.setTimeout(settle, typedPauseMs);
    return () => window.clearTimeout(timer);
  }, [settle, state]);
}
