import { useEffect } from 'react';
import { isAnswered, isLost, type SearchState } from '#lib/documents/search/search-session.ts';

/** A word that finds no answer is taken for typed to its end after the first pause; one whose results are read, after the second. */
const pauseMs = { lost: 1_500, read: 3_000 } as const;

/** Settles a search once its outcome has stood for a while. */
export function useSettled(state: SearchState, settle: () => void): void {
  useEffect(() => {
    if (!isAnswered(state)) return undefined;
    const timer = window.setTimeout(settle, isLost(state) ? pauseMs.lost : pauseMs.read);
    return () => window.clearTimeout(timer);
  }, [settle, state]);
}
