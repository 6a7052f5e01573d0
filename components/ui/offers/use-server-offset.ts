import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/state/create-store.ts';
import { offsetOfTab } from './server-clock.ts';

/** What the tab knows of the server's clock: null until it was asked. */
const known = createStore<number | null>(null);

function subscribe(listener: () => void): () => void {
  if (known.current() === null) void offsetOfTab().then((offsetMs) => known.set(offsetMs ?? 0));
  return known.subscribe(listener);
}

const nothing = (): (() => void) => () => undefined;

/** Milliseconds that the server's clock is ahead of this machine's; null until it is known. It is asked for only where it matters. */
export const useServerOffset = (matters: boolean): number | null =>
  useSyncExternalStore(matters ? subscribe : nothing, known.current, known.current);
