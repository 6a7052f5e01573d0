import type { Timers } from './visible-time.ts';

/** A change of pages that is quicker than this shows nothing. */
export const loadingThrottleMs = 200;

/** The bar reaches its end in this time and waits there. */
export const loadingDurationMs = 5_000;

/** `grows` from nothing to its end in `loadingDurationMs`, then stays `full`. */
export type LoadingState = 'hidden' | 'grows' | 'full';

export interface LoadingBar {
  current(): LoadingState;
  subscribe(listener: () => void): () => void;
  start(): void;
  done(): void;
}

/** The state of the bar while one page follows another. */
export function createLoadingBar({ setTimer, clearTimer }: Pick<Timers, 'setTimer' | 'clearTimer'>): LoadingBar {
  let state: LoadingState = 'hidden';
  let timer: number | null = null;
  const listeners = new Set<() => void>();
  const become = (next: LoadingState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const wait = (afterMs: number, then: () => void): void => {
    if (timer !== null) clearTimer(timer);
    timer = setTimer(() => {
      timer = null;
      then();
    }, afterMs);
  };
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (state !== 'hidden') return;
      wait(loadingThrottleMs, () => {
        become('grows');
        wait(loadingDurationMs, () => become('full'));
      });
    },
    done: () => {
      if (timer !== null) clearTimer(timer);
      timer = null;
      if (state !== 'hidden') become('hidden');
    },
  };
}
