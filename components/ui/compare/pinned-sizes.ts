import { useSyncExternalStore } from 'react';
import { togglePin, type PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import { createStore } from '#lib/state/create-store.ts';

export interface PinnedSizes {
  readonly pins: readonly PinnedSize[];
  /** The last press added nothing: there are as many as can be compared. */
  readonly isFull: boolean;
}

const none: PinnedSizes = { pins: [], isFull: false };
const store = createStore<PinnedSizes>(none);

/** The code that stores comes with the first size; without it, or without storage, they last until the page is loaded again. */
function keep(next: PinnedSizes): void {
  store.set(next);
  void import('./stored-pins.ts').then(({ storePins }) => storePins(store.current().pins)).catch(() => undefined);
}

export const pinnedSizes = {
  toggle: (pin: PinnedSize): void => keep(togglePin(store.current().pins, pin)),
  clear: (): void => keep(none),
  /** Shows again what this tab stored, if nothing was put aside meanwhile. */
  restore: (pins: readonly PinnedSize[]): void => {
    if (store.current().pins.length === 0) store.set({ pins, isFull: false });
  },
};

/** The sizes that the visitor put aside in this tab; none in the first rendering. */
export const usePinnedSizes = (): PinnedSizes => useSyncExternalStore(store.subscribe, store.current, () => none);
