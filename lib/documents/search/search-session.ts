import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import { askedPath, type SearchAsked } from './search-address.ts';

/** Rows on a page of results (§9, R-8.2). */
export const rowsPerPage = 8;

/** How many results each facet would leave, beside the others. */
export interface FoundFacets {
  readonly types: Readonly<Record<SearchLink['type'], number>>;
  readonly languages: Readonly<Record<Language, number>>;
  readonly subjects: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
}

export interface SearchPageFound {
  /** Valid rows; a malformed one is left out alone. */
  readonly rows: readonly SearchLink[];
  /** The total number of results, `aggsInfo.all`. */
  readonly total: number;
  /** Null if they are unknown. */
  readonly facets?: FoundFacets | null;
  /** The words that occur in no text. */
  readonly missing?: readonly string[];
  /** Nothing has enough of the words to be an answer. */
  readonly lost?: boolean;
  /** Without a result: words that are near. */
  readonly nearest?: readonly string[];
}

/** `typing`: the word may not be typed to its end, and is not to be counted. */
interface AskOptions {
  readonly typing: boolean;
  readonly signal: AbortSignal;
}

/** Requests one page of results; null if the service did not answer. */
export type AskDocuments = (asked: SearchAsked, options: AskOptions) => Promise<SearchPageFound | null>;

export interface FoundState {
  readonly kind: 'found';
  readonly asked: SearchAsked;
  readonly page: SearchPageFound;
}

export type SearchState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly asked: SearchAsked; readonly before: FoundState | null }
  | { readonly kind: 'none'; readonly asked: SearchAsked; readonly page: SearchPageFound }
  | { readonly kind: 'failed'; readonly asked: SearchAsked }
  | FoundState;

/** The results that are shown: while others are asked for, those before. */
export function shownIn(state: SearchState): FoundState | null {
  if (state.kind === 'found') return state;
  return state.kind === 'loading' ? state.before : null;
}

type AnsweredState = Extract<SearchState, { readonly page: SearchPageFound }>;

export interface SearchSession extends ReadableStore<SearchState> {
  /** Makes a search; false if it makes no request, since the same one is under way. */
  search(asked: SearchAsked, options?: { typing?: boolean }): boolean;
  /** The word is typed to its end: the search is made once more, to be counted. */
  settle(): void;
  /** Forgets the results. */
  clear(): void;
  close(): void;
}

const idle: SearchState = { kind: 'idle' };

/** The search of one visitor: the latest word wins over a slower earlier one, and no request is made twice at once. */
export function createSearchSession(ask: AskDocuments): SearchSession {
  const { current, subscribe, set } = createStore<SearchState>(idle);
  let underWay: AbortController | null = null;
  /** The latest search was made while it was typed, and nobody has said since that it was all. */
  let isTyped = false;

  const stop = (): void => {
    underWay?.abort();
    underWay = null;
  };

  const run = async (asked: SearchAsked, typing: boolean): Promise<void> => {
    stop();
    const own = new AbortController();
    underWay = own;
    const page = await ask(asked, { typing, signal: own.signal }).catch(() => null);
    if (underWay !== own) return;
    underWay = null;
    set(outcome(asked, page));
    if (typing && !isTyped) void report();
  };

  /** Has a search counted that was typed to its end; where it was lost, the service may find more now. Results that are read stay. */
  const report = async (): Promise<void> => {
    const state = current();
    if (!isAnswered(state)) return;
    const page = await ask(state.asked, { typing: false, signal: new AbortController().signal }).catch(() => null);
    if (isLost(state) && page !== null && page.total > state.page.total && current() === state) set(outcome(state.asked, page));
  };

  return {
    current,
    subscribe,
    search: (asked, { typing = false } = {}) => {
      const state = current();
      if (state.kind === 'loading' && askedPath(state.asked) === askedPath(asked)) {
        isTyped &&= typing;
        return false;
      }
      isTyped = typing;
      set({ kind: 'loading', asked, before: shownIn(state) });
      void run(asked, typing);
      return true;
    },
    settle: () => {
      if (!isTyped) return;
      isTyped = false;
      void report();
    },
    clear: () => {
      stop();
      set(idle);
    },
    close: () => {
      stop();
      // returning to the same word afterwards starts a new search
      if (current().kind === 'loading') set(idle);
    },
  };
}

/** Whether the service has answered a search. */
export const isAnswered = (state: SearchState): state is AnsweredState => state.kind === 'found' || state.kind === 'none';

/** Whether a search found nothing that answers it. */
export const isLost = (state: SearchState): state is AnsweredState => isAnswered(state) && state.page.lost === true;

function outcome(asked: SearchAsked, page: SearchPageFound | null): SearchState {
  if (page === null) return { kind: 'failed', asked };
  return page.total === 0 ? { kind: 'none', asked, page } : { kind: 'found', asked, page };
}

/** How many pages a number of results has; at least one. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / rowsPerPage));
