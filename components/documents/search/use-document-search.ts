import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { searchPath, wordInAddress } from '#lib/documents/search/search-address.ts';
import { createSearchSession, type AskDocuments, type SearchState } from '#lib/documents/search/search-session.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';

/** Puts the word into the address without a navigation, keeping the router's own history state. */
function noteInAddress(word: string, language: Language): void {
  const as = localizePath(searchPath(word), language);
  const noted: unknown = window.history.state;
  window.history.replaceState(typeof noted === 'object' ? { ...noted, as } : null, '', as);
}

export interface DocumentSearch {
  readonly typed: string;
  readonly state: SearchState;
  readonly setTyped: (typed: string) => void;
  /** Searches for the typed text, or for a chosen word. */
  readonly search: (word?: string) => void;
  readonly more: () => void;
}

const before: SearchState = { kind: 'idle' };

/** The field and the results of a search; the word of the address is searched for at once. */
export function useDocumentSearch(ask: AskDocuments, firstWord: string | null, language: Language): DocumentSearch {
  const session = useMemo(() => createSearchSession(ask), [ask]);
  const state = useSyncExternalStore(session.subscribe, session.current, () => before);
  const [edited, setTyped] = useState<string | null>(null);
  const typed = edited ?? (state.kind === 'idle' ? (firstWord ?? '') : state.word);
  useEffect(() => {
    const word = wordInAddress(window.location) ?? firstWord;
    if (word !== null) session.search(word);
    return session.close;
  }, [session, firstWord]);
  const search = (word = typed): void => {
    setTyped(word);
    if (!session.search(word)) return;
    const { current } = session;
    const now = current();
    if (now.kind === 'loading') noteInAddress(now.word, language);
  };
  return { typed, state, setTyped, search, more: session.more };
}
