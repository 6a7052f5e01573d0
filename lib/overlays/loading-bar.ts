import { createStore, type ReadableStore } from '#lib/state/create-store.ts';
import type { Timers } from './visible-time.ts';

/** A faster navigation shows nothing. */
export const loadingThrottleMs = 200;

/** The bar reaches its end in this time and stays there. */
export const loadingDurationMs = 5_000;

/** `grows` from nothing to its end in `loadingDurationMs`, then stays `full`. */
export type LoadingState = 'hidden' | 'grows' | 'full';

export interface LoadingBar extends ReadableStore<LoadingState> {
  start(): void;
  done(): void;
}

/** The state of the bar during a navigation. */
export function createLoadingBar({ setTimer, clearTimer }: Pick<Timers, 'setTimer' | 'clearTimer'>): LoadingBar {
  const { current, subscribe, set } = createStore<LoadingState>('hidden');
  let timer: number | null = null;
  const wait = (afterMs: number, then: () => void): void => {
    if (timer !== null) clearTimer(timer);
    timer = setTimer(() => {
      timer = null;
      then();
    }, afterMs);
  };
  return {
    current,
    subscribe,
    start: () => {
      if (current() !== 'hidden') return;
      wait(loadingThrottleMs, () => {
        set('grows');
        wait(loadingDurationMs, () => set('full'));
      });
    },
    done: () => {
      if (timer !== null) clearTimer(timer);
      timer = null;
      if (current() !== 'hidden') set('hidden');
    },
  };
}
