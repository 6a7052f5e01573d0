import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import { cleanWord } from './search-address.ts';

/** Rows on a page of results (§9, R-8.2). */
export const rowsPerPage = 8;

export interface SearchPageFound {
  /** Valid rows; a malformed one is left out alone. */
  readonly rows: readonly SearchLink[];
  /** The total number of results, `aggsInfo.all`. */
  readonly total: number;
}

/** Requests one page of results; null if the service did not answer. */
export type AskDocuments = (word: string, page: number, signal: AbortSignal) => Promise<SearchPageFound | null>;

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly word: string }
  | { readonly kind: 'none'; readonly word: string }
  | { readonly kind: 'failed'; readonly word: string }
  | {
      readonly kind: 'found';
      readonly word: string;
      readonly rows: readonly SearchLink[];
      readonly total: number;
      readonly page: number;
      readonly more: 'ready' | 'loading' | 'failed';
    };

export interface SearchSession extends ReadableStore<SearchState> {
  /** Searches for a word; false if it makes no request: the word is empty, or is already being searched for. */
  search(typed: string): boolean;
  /** Loads the next page, below those already shown. */
  more(): void;
  close(): void;
}

const idle: SearchState = { kind: 'idle' };

/** The search of one visitor: the latest word wins over a slower earlier one, and no request is made twice at once. */
export function createSearchSession(ask: AskDocuments): SearchSession {
  const { current, subscribe, set } = createStore<SearchState>(idle);
  let underWay: AbortController | null = null;

  /** The answer, or 'late' once a newer search was started. */
  const request = async (word: string, page: number): Promise<SearchPageFound | 'late' | null> => {
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    const answer = await ask(word, page, own.signal).catch(() => null);
    if (underWay !== own) return 'late';
    underWay = null;
    return answer;
  };

  return {
    current,
    subscribe,
    search: (typed) => {
      const word = cleanWord(typed);
      const state = current();
      if (word === null || (state.kind === 'loading' && state.word === word)) return false;
      set({ kind: 'loading', word });
      void request(word, 1).then((answer) => {
        if (answer !== 'late') set(found(word, answer));
      });
      return true;
    },
    more: () => {
      const before = current();
      if (before.kind !== 'found' || before.more === 'loading') return;
      set({ ...before, more: 'loading' });
      void request(before.word, before.page + 1).then((answer) => {
        if (answer === 'late') return;
        set(
          answer
            ? { ...before, rows: [...before.rows, ...answer.rows], page: before.page + 1, more: 'ready' }
            : { ...before, more: 'failed' },
        );
      });
    },
    close: () => {
      underWay?.abort();
      underWay = null;
      // returning to the same word afterwards starts a new search
      if (current().kind === 'loading') set(idle);
    },
  };
}

function found(word: string, answer: SearchPageFound | null): SearchState {
  if (answer === null) return { kind: 'failed', word };
  if (answer.total === 0) return { kind: 'none', word };
  return { kind: 'found', word, rows: answer.rows, total: answer.total, page: 1, more: 'ready' };
}

/** Whether there are more pages below those already shown. */
export const hasMore = ({ page, total }: { page: number; total: number }): boolean => page * rowsPerPage < total;
