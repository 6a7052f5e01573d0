/** The open sockets of each session, so that log-out closes them. */
export interface SessionSockets {
  /** Returns a function that unregisters it. */
  add(session: string, close: () => void): () => void;
  closeAll(session: string): void;
}

export function createSessionSockets(): SessionSockets {
  const open = new Map<string, Set<() => void>>();
  return {
    add: (session, close) => {
      const closers = open.get(session) ?? new Set();
      open.set(session, closers.add(close));
      return () => {
        closers.delete(close);
        if (closers.size === 0 && open.get(session) === closers) open.delete(session);
      };
    },
    closeAll: (session) => {
      for (const close of open.get(session) ?? []) close();
      open.delete(session);
    },
  };
}
