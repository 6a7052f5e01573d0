import { useSyncExternalStore } from 'react';
import { togglePin, type PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import { createStore } from '#lib/state/create-store.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

export interface PinnedSizes {
  readonly pins: readonly PinnedSize[];
  /** The last press added nothing: there are as many as can be compared. */
  readonly isFull: boolean;
}

const none: PinnedSizes = { pins: [], isFull: false };
const store = createStore<PinnedSizes>(none);
let isRead = false;

/** What this tab stored is read once, after the first rendering, which is the same for everybody. */
function subscribe(listener: () => void): () => void {
  if (!isRead) {
    isRead = true;
    const pins = readStored(browserStorage, 'pinnedSizes') ?? [];
    if (pins.length > 0) store.set({ pins, isFull: false });
  }
  return store.subscribe(listener);
}

function keep(next: PinnedSizes): void {
  // without storage they last until the page is loaded anew
  writeStored(browserStorage, 'pinnedSizes', [...next.pins]);
  store.set(next);
}

export const pinnedSizes = { toggle: (pin: PinnedSize): void => keep(togglePin(store.current().pins, pin)), clear: (): void => keep(none) };

/** The sizes that the visitor put aside in this tab; none in the first rendering. */
export const usePinnedSizes = (): PinnedSizes => useSyncExternalStore(subscribe, store.current, () => none);
