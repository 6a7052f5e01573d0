import { useSyncExternalStore } from 'react';
import { withoutRecent, withRecent } from '#lib/documents/search/recent-searches.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

const none: readonly string[] = [];

const stored = (): readonly string[] => readStored(browserStorage, 'recentSearches') ?? none;

/** What this tab knows of them, also where the browser stores nothing. Null: not read yet. */
let known: readonly string[] | null = null;
const changes = createStore(0);

function know(next: readonly string[]): void {
  known = next;
  changes.set(changes.current() + 1);
}

function keep(next: readonly string[]): void {
  if (next.length === 0) removeStored(browserStorage, 'recentSearches');
  else writeStored(browserStorage, 'recentSearches', [...next]);
  know(next);
}

/** Another tab may have searched since. */
const latest = (): readonly string[] => readStored(browserStorage, 'recentSearches') ?? known ?? none;

/** The words of this visitor's last searches, kept in the browser alone. */
export const recentSearches = {
  note: (word: string): void => keep(withRecent(latest(), word)),
  remove: (word: string): void => keep(withoutRecent(latest(), word)),
  clear: (): void => keep(none),
};

const subscribe = (listener: () => void): (() => void) => {
  const follow = (event: StorageEvent): void => {
    if (event.key === 'recentSearches' || event.key === null) know(stored());
  };
  const forget = changes.subscribe(listener);
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
