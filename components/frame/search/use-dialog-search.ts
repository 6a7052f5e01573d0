import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { cleanWord } from '#lib/documents/search/search-address.ts';
import { createSearchSession, shownIn, type AskDocuments, type SearchState } from '#lib/documents/search/search-session.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Command } from '#lib/overlays/commands.ts';
import { askDocumentsIn } from '#components/documents/search/ask-documents.ts';
import { useRecentSearches } from '#components/documents/search/use-recent-searches.ts';
import { useSettled } from '#components/documents/search/use-settled.ts';
import { useTypingPause } from '#components/documents/search/use-typing-pause.ts';
import type { SearchOption } from './search-dialog-rows.tsx';

const nothingAsked: SearchState = { kind: 'idle' };

export interface DialogSearch {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly setComposing: (composing: boolean) => void;
  readonly state: SearchState;
  /** What is typed names at once; then results, else words that are near, else the last searches. */
  readonly options: readonly SearchOption[];
  /** The place of the option chosen by the keys; -1: none. */
  readonly active: number;
  readonly choose: (place: number) => void;
}

/** The search of the dialog: what is typed, what it names and found, and what of it is chosen. */
export function useDialogSearch(
  language: Language,
  ask: AskDocuments | undefined,
  commandsFor: (typed: string) => readonly Command[],
): DialogSearch {
  const session = useMemo(() => createSearchSession(ask ?? askDocumentsIn(language, { quiet: true })), [ask, language]);
  const latest = useSyncExternalStore(session.subscribe, session.current, session.current);
  const recent = useRecentSearches();
  const [typed, setTyped] = useState('');
  const [composing, setComposing] = useState(false);
  const [chosen, setChosen] = useState<{ of: readonly SearchOption[]; place: number } | null>(null);
  useEffect(() => session.close, [session]);
  useTypingPause(composing ? null : typed, (text) => {
    const word = cleanWord(text);
    if (word === null) session.clear();
    else session.search({ word, page: 1 }, { typing: true });
  });
  useSettled(latest, session.settle);
  // an emptied field cancels the search
  const state = cleanWord(typed) === null ? nothingAsked : latest;
  const options = useMemo(
    () => [...commandsFor(typed).map(commandOption), ...optionsOf(state, recent)],
    [commandsFor, typed, state, recent],
  );
  return {
    typed,
    setTyped: (text) => {
      setTyped(text);
      // what Enter opens answers what is typed
      setChosen(null);
    },
    setComposing,
    state,
    options,
    active: chosen?.of === options ? chosen.place : -1,
    choose: (place) => setChosen({ of: options, place }),
  };
}

const commandOption = (command: Command): SearchOption => ({ kind: 'command', command });

const words = (list: readonly string[]): SearchOption[] => list.map((word) => ({ kind: 'word', word }));

function optionsOf(state: SearchState, recent: readonly string[]): readonly SearchOption[] {
  if (state.kind === 'idle') return words(recent);
  if (state.kind === 'none') return words(state.page.nearest ?? []);
  return shownIn(state)?.page.rows.map((row): SearchOption => ({ kind: 'row', row })) ?? [];
}
