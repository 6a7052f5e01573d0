import type { Identity } from '../editors/identity.ts';

type Holder = Pick<Identity, 'id' | 'session'>;

/** The open sockets and streams of editors, so that they end with the session, and with the account's rights. */
export interface SessionSockets {
  /** Returns a function that unregisters it. */
  add(holder: Holder, close: () => void): () => void;
  closeSession(session: string): void;
  closeEditor(id: string): void;
}

export function createSessionSockets(): SessionSockets {
  const open = new Set<{ readonly holder: Holder; readonly close: () => void }>();
  const closeThose = (isOne: (holder: Holder) => boolean): void => {
    for (const socket of open) {
      if (!isOne(socket.holder)) continue;
      open.delete(socket);
      socket.close();
    }
  };
  return {
    add: (holder, close) => {
      const socket = { holder, close };
      open.add(socket);
      return () => open.delete(socket);
    },
    closeSession: (session) => closeThose((holder) => holder.session === session),
    closeEditor: (id) => closeThose((holder) => holder.id === id),
  };
}
