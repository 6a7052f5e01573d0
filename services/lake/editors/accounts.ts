import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { hashPassword, hashSecret, newSecret } from '#services/platform/secrets/passwords.ts';
import type { Turn } from '#services/platform/limits/bounded-queue.ts';
import type { SessionSockets } from '../events/session-sockets.ts';
import { accountRefusal, notFound } from '../refusal.ts';
import { invitationHours, isLastAdministrator, resetHours } from './account-rules.ts';
import {
  accountsAtMost,
  addInvited,
  lockAccounts,
  markRemoved,
  putLink,
  readAccounts,
  readLinkHolder,
  removeLink,
  removeSessionsOf,
  setPassword,
  setRole,
  takeLink,
  type Account,
  type LockedAccount,
} from './account-table.ts';
import type { Identities } from './identity.ts';
import type { EditorRole } from './rights.ts';

/** What leads to the page where a person chooses a password, once. */
export interface Link {
  readonly secret: string;
  readonly until: Date;
}

/** The accounts of editors, as administrators manage them. What changes an account's rights ends its sessions and streams at once. */
export interface Accounts {
  list(): Promise<Account[]>;
  /** @throws a refusal, as the others below */
  invite(person: { email: string; name: string; role: EditorRole }): Promise<Link>;
  changeRole(id: string, role: EditorRole): Promise<void>;
  /** A link to a new password. Until it is used, the old one is right only where somebody resets their own. */
  reset(id: string, by: string): Promise<Link>;
  endSessions(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whose link it is, while it works. */
  holderOf(secret: string): Promise<{ id: string; email: string } | null>;
  /** Whether the link worked: it gave its account this password, and ended all its sessions. */
  choosePassword(secret: string, password: string, turn: Turn): Promise<boolean>;
}

const lastStays = 'Somebody has to manage the accounts: make another person an administrator first';

export function createAccounts(deps: {
  database: Database;
  identities: Pick<Identities, 'forget'>;
  sockets: Pick<SessionSockets, 'closeEditor'>;
}): Accounts {
  const { database } = deps;

  const outOfSight = (id: string): void => {
    deps.identities.forget();
    deps.sockets.closeEditor(id);
  };

  /** Changes an account while no other change of accounts goes on. */
  const change = async <T>(id: string, work: (tx: Executor, account: LockedAccount, isLast: boolean) => Promise<T>): Promise<T> => {
    const result = await database.transaction(async (tx) => {
      const accounts = await lockAccounts(tx);
      const account = accounts.find((each) => each.id === id);
      if (!account) throw notFound('There is no such account');
      return work(tx, account, isLastAdministrator(accounts, id));
    });
    outOfSight(id);
    return result;
  };

  const withLink = async (tx: Executor, id: string, hours: number): Promise<Link> => {
    const secret = newSecret();
    return { secret, until: await putLink(tx, id, hashSecret(secret), hours) };
  };

  return {
    list: () => readAccounts(database.executor),
    invite: ({ email, name, role }) =>
      database.transaction(async (tx) => {
        if ((await lockAccounts(tx)).length >= accountsAtMost)
          throw accountRefusal(`There are ${accountsAtMost} accounts: remove one first`);
        const added = await addInvited(tx, { id: `editor-${randomUUID()}`, email, name, role, tokenHash: hashSecret(newSecret()) });
        if (added === null) throw accountRefusal('This e-mail address has an account already');
        return withLink(tx, added, invitationHours);
      }),
    changeRole: (id, role) =>
      change(id, async (tx, account, isLast) => {
        if (account.role === role) return;
        if (isLast) throw accountRefusal(lastStays);
        await setRole(tx, id, role);
        await removeSessionsOf(tx, id);
      }),
    reset: (id, by) =>
      change(id, async (tx, account, isLast) => {
        if (id !== by) {
          if (isLast) throw accountRefusal(lastStays);
          await setPassword(tx, id, '');
          await removeSessionsOf(tx, id);
        }
        return withLink(tx, id, account.hasPassword ? resetHours : invitationHours);
      }),
    endSessions: (id) => change(id, (tx) => removeSessionsOf(tx, id)),
    remove: (id) =>
      change(id, async (tx, _account, isLast) => {
        if (isLast) throw accountRefusal(lastStays);
        await markRemoved(tx, id);
        await removeSessionsOf(tx, id);
        await removeLink(tx, id);
      }),
    holderOf: (secret) => readLinkHolder(database.executor, hashSecret(secret)),
    choosePassword: async (secret, password, turn) => {
      const passwordHash = await hashPassword(password, turn);
      const id = await database.transaction(async (tx) => {
        const holder = await takeLink(tx, hashSecret(secret));
        if (holder === null) return null;
        await setPassword(tx, holder, passwordHash);
        await removeSessionsOf(tx, holder);
        return holder;
      });
      if (id !== null) outOfSight(id);
      return id !== null;
    },
  };
}
