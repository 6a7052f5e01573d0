import type { SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import { cleanWord } from './search-address.ts';

/** Rows on a page of results (§9, R-8.2). */
export const rowsPerPage = 8;

export interface SearchPageFound {
  /** Rows that could be read; a broken one is missing alone. */
  readonly rows: readonly SearchLink[];
  /** How many there are in all, `aggsInfo.all`. */
  readonly total: number;
}

/** Asks for one page of results; null where the service did not answer. */
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
  /** Looks for a word; false where nothing is asked: an empty one, or the one that is being looked for already. */
  search(typed: string): boolean;
  /** Fetches the next page below those that are shown. */
  more(): void;
  close(): void;
}

const idle: SearchState = { kind: 'idle' };

/** Searching as one visitor does it: the last word wins over a slower earlier one, and no request is made twice at once. */
export function createSearchSession(ask: AskDocuments): SearchSession {
  const { current, subscribe, set } = createStore<SearchState>(idle);
  let underWay: AbortController | null = null;

  /** The answer, or 'late' once something newer was asked. */
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
      // with the same word a new search is made after this
      if (current().kind === 'loading') set(idle);
    },
  };
}

function found(word: string, answer: SearchPageFound | null): SearchState {
  if (answer === null) return { kind: 'failed', word };
  if (answer.total === 0) return { kind: 'none', word };
  return { kind: 'found', word, rows: answer.rows, total: answer.total, page: 1, more: 'ready' };
}

/** Whether pages are left below those that are shown. */
export const hasMore = ({ page, total }: { page: number; total: number }): boolean => page * rowsPerPage < total;
