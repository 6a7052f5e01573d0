import { createStore } from '#lib/state/create-store.ts';

const { current, subscribe, set } = createStore(0);

/** Reasons why nothing may open over the page by itself, such as an open chat. */
export const overlayBlockers = {
  isBlocked: (): boolean => current() > 0,
  subscribe,
  /** Blocks overlays until the returned function is called. */
  block: (): (() => void) => {
    set(current() + 1);
    let blocking = true;
    return () => {
      if (blocking) set(current() - 1);
      blocking = false;
    };
  },
};
