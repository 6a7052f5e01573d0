/** A value that changes, in the shape that `useSyncExternalStore` expects. */
export interface ReadableStore<State> {
  current(): State;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface Store<State> extends ReadableStore<State> {
  set(next: State): void;
}

/** A value in this tab and its listeners. */
export function createStore<State>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}
