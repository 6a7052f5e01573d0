import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  askedInAddress,
  askedPath,
  cleanWord,
  searchPage,
  type Narrowing,
  type SearchAsked,
} from '#lib/documents/search/search-address.ts';
import { createSearchSession, type AskDocuments, type SearchSession, type SearchState } from '#lib/documents/search/search-session.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { noteInAddress } from './note-in-address.ts';
import { noteRecentSearch } from './note-recent-search.ts';
import { useFollowedAddress } from './use-followed-address.ts';
import { useSettled } from './use-settled.ts';
import { useTypingPause } from './use-typing-pause.ts';

export interface DocumentSearch {
  readonly typed: string;
  readonly state: SearchState;
  readonly setTyped: (typed: string) => void;
  readonly setComposing: (composing: boolean) => void;
  /** Searches for the typed text, or for a chosen word. */
  readonly search: (word?: string) => void;
  /** Shows another page of the results, or narrows them down. */
  readonly change: (asked: Narrowing & { readonly page?: number }) => void;
  /** Makes the same search again. */
  readonly again: () => void;
  /** A result was opened. */
  readonly opened: () => void;
}

interface DocumentSearchOptions {
  readonly ask: AskDocuments;
  /** The word with which the page was requested. */
  readonly firstWord: string | null;
  readonly language: Language;
  /** Called with the word of each search that is shown, and with null for none. */
  readonly onShown?: ((word: string | null) => void) | undefined;
}

const before: SearchState = { kind: 'idle' };

/**
 * The field and the results of the search page: as it is typed, by a word that is sent or chosen, and by the address, which always says
 * what is shown. Each search that was sent is an entry of the browser's history; what is typed on from there is one entry.
 */
export function useDocumentSearch({ ask, firstWord, language, onShown }: DocumentSearchOptions): DocumentSearch {
  const session = useMemo(() => createSearchSession(ask), [ask]);
  const state = useSyncExternalStore(session.subscribe, session.current, () => before);
  const [edited, setEdited] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  /** Whether the entry of the history is that of a search that was sent. */
  const isSent = useRef(firstWord !== null);
  const asked = state.kind === 'idle' ? null : state.asked;
  const typed = edited ?? asked?.word ?? firstWord ?? '';

  const note = (shown: SearchAsked | null, sent: boolean): void => {
    const how = isSent.current ? 'push' : 'replace';
    noteInAddress(localizePath(shown === null ? searchPage : askedPath(shown), language), how);
    isSent.current = sent;
  };
  const begin = useEffectEvent((otherwise: string | null): void => {
    const wanted = askedInAddress(window.location) ?? (otherwise === null ? null : { word: otherwise, page: 1 });
    isSent.current = wanted !== null;
    searchOrClear(session, wanted);
  });
  const searchTyped = useEffectEvent((text: string): void => {
    const word = cleanWord(text);
    if (word === (asked?.word ?? null)) return;
    const wanted = word === null ? null : { word, page: 1 };
    searchOrClear(session, wanted, { typing: true });
    note(wanted, false);
  });
  useShownReport(session, onShown);
  useEffect(() => {
    begin(firstWord);
    return session.close;
  }, [session, firstWord]);
  useFollowedAddress(asked, (wanted) => {
    setEdited(wanted === null ? '' : null);
    begin(null);
  });
  useTypingPause(composing ? null : edited, searchTyped);
  useSettled(state, session.settle);

  const search = (chosen = typed): void => {
    const word = cleanWord(chosen);
    if (word === null) return;
    setEdited(chosen);
    noteRecentSearch(word);
    const isShown = asked?.word === word && state.kind !== 'failed';
    const wanted = isShown ? asked : { word, page: 1 };
    if (isShown) session.settle();
    else session.search(wanted);
    note(wanted, true);
  };
  const change: DocumentSearch['change'] = (changes) => {
    if (asked === null) return;
    const wanted = { ...asked, page: 1, ...changes };
    noteRecentSearch(asked.word);
    session.search(wanted);
    isSent.current = true;
    note(wanted, true);
  };
  return {
    typed,
    state,
    setTyped: setEdited,
    setComposing,
    search,
    change,
    again: () => (asked === null ? undefined : void session.search(asked)),
    opened: () => {
      if (asked === null) return;
      session.settle();
      noteRecentSearch(asked.word);
    },
  };
}

function searchOrClear(session: SearchSession, wanted: SearchAsked | null, options?: { typing: boolean }): void {
  if (wanted === null) session.clear();
  else session.search(wanted, options);
}

function useShownReport(session: SearchSession, onShown: DocumentSearchOptions['onShown']): void {
  const notify = useEffectEvent((): void => {
    const shown = session.current();
    onShown?.(shown.kind === 'idle' ? null : shown.asked.word);
  });
  useEffect(() => session.subscribe(() => notify()), [session]);
}
