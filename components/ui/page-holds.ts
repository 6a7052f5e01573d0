let holds = 0;
const listeners = new Set<() => void>();

function become(next: number): void {
  holds = next;
  for (const listener of listeners) listener();
}

/** Reasons for which nothing may open over the page by itself, such as an open chat. */
export const pageHolds = {
  isHeld: (): boolean => holds > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Holds the page until what it returns is called, once. */
  hold: (): (() => void) => {
    become(holds + 1);
    let held = true;
    return () => {
      if (held) become(holds - 1);
      held = false;
    };
  },
};
