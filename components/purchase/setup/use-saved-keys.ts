import { useEffect, useState } from 'react';
import type { SavedSshKey } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import type { KeyPorts } from './key-ports.ts';
import type { ChosenKey } from './use-server-setup.ts';

export interface SavedKeys {
  /** The latest first; null: nobody is logged in, or they could not be read. */
  readonly keys: readonly SavedSshKey[] | null;
  readonly keep: (key: ChosenKey) => Promise<void>;
  /** Nothing is asked of the service for a name that the key has. */
  readonly rename: (kept: SavedSshKey, name: string) => Promise<void>;
  readonly remove: (kept: SavedSshKey) => Promise<void>;
}

/** The keys that the account keeps for its next servers, with what can be done about them. */
export function useSavedKeys(ports: KeyPorts): SavedKeys {
  const [keys, setKeys] = useState<readonly SavedSshKey[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    ports.list().then(
      (found) => isLeft || setKeys(found),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [ports]);
  const change = (by: (known: readonly SavedSshKey[]) => readonly SavedSshKey[]): void => setKeys((known) => by(known ?? []));
  return {
    keys,
    keep: async (key) => {
      const kept = await ports.add(key);
      if (kept) change((known) => [kept, ...known.filter(({ id }) => id !== kept.id)]);
    },
    rename: async (kept, name) => {
      if (name === kept.name || !(await ports.rename(kept.id, name))) return;
      change((known) => known.map((each) => (each.id === kept.id ? { ...each, name } : each)));
    },
    remove: async (kept) => {
      if (await ports.remove(kept.id)) change((known) => known.filter(({ id }) => id !== kept.id));
    },
  };
}
