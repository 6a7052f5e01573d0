import { useSyncExternalStore } from 'react';
import { withoutRecent, withRecent } from '#lib/documents/search/recent-searches.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

const none: readonly string[] = [];

const stored = (): readonly string[] => readStored(browserStorage, 'recentSearches') ?? none;

/** What is shown. Null: not read yet. */
let known: readonly string[] | null = null;
/** The browser did not store what this tab knows, which then counts instead. */
let isUnstored = false;
const changes = createStore(0);

function setKnown(next: readonly string[]): void {
  known = next;
  changes.set(changes.current() + 1);
}

function store(next: readonly string[]): void {
  const result =
    next.length === 0 ? removeStored(browserStorage, 'recentSearches') : writeStored(browserStorage, 'recentSearches', [...next]);
  isUnstored = !result.ok;
  setKnown(next);
}

/** Another tab may have searched since. */
const latest = (): readonly string[] => (isUnstored ? (known ?? none) : stored());

/** The words of this visitor's last searches, kept in the browser alone. */
export const recentSearches = {
  note: (word: string): void => store(withRecent(latest(), word)),
  remove: (word: string): void => store(withoutRecent(latest(), word)),
  clear: (): void => store(none),
};

const subscribe = (listener: () => void): (() => void) => {
  const follow = (event: StorageEvent): void => {
    if (event.key !== 'recentSearches' && event.key !== null) return;
    isUnstored = false;
    setKnown(stored());
  };
  const forget = changes.subscribe(listener);
  const now = latest();
  // a new array would draw again what is the same
  if (known !== null && now.join('\n') !== known.join('\n')) setKnown(now);
  window.addEventListener('storage', follow);
  return () => {
    forget();
    window.removeEventListener('storage', follow);
  };
};

/** The latest first; none in the first rendering, which is the same for everybody. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, snapshot, () => none);

function snapshot(): readonly string[] {
  known ??= stored();
  return known;
}
