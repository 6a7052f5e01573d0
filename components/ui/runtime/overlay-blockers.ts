import { createStore } from '#lib/state/create-store.ts';

const { current, subscribe, set } = createStore(0);

/** Reasons for which nothing may open over the page by itself, such as an open chat. */
export const overlayBlockers = {
  isHeld: (): boolean => current() > 0,
  subscribe,
  /** Holds the page until what it returns is called, once. */
  hold: (): (() => void) => {
    set(current() + 1);
    let held = true;
    return () => {
      if (held) set(current() - 1);
      held = false;
    };
  },
};
