import type { Database } from '#services/platform/database/database.ts';
import type { Turn } from '#services/platform/limits/bounded-queue.ts';
import { hashPassword, hashSecret } from '#services/platform/secrets/passwords.ts';
import { addAccountEvent } from '../audit/audit-table.ts';
import { readLinkHolder, removeSessionsOf, setPassword, takeLink } from './account-table.ts';

/** The links by which people choose their passwords. */
export interface PasswordLinks {
  /** Whose link it is, while it works. */
  holderOf(secret: string): Promise<{ id: string; email: string } | null>;
  /** Whether the link worked: it gave its account this password, and ended all its sessions. */
  choosePassword(secret: string, password: string, turn: Turn): Promise<boolean>;
}

/** `changed`: what is known of an account's sessions counts no more. */
export function createPasswordLinks(database: Database, changed: (id: string) => void): PasswordLinks {
  return {
    holderOf: (secret) => readLinkHolder(database.executor, hashSecret(secret)),
    choosePassword: async (secret, password, turn) => {
      const passwordHash = await hashPassword(password, { ...turn, queue: 'editors' });
      const id = await database.transaction(async (tx) => {
        const holder = await takeLink(tx, hashSecret(secret));
        if (holder === null) return null;
        await setPassword(tx, holder, passwordHash);
        await removeSessionsOf(tx, holder);
        await addAccountEvent(tx, { kind: 'password', actor: holder, account: holder });
        return holder;
      });
      if (id !== null) changed(id);
      return id !== null;
    },
  };
}
