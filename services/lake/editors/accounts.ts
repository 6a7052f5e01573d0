import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { hashSecret, newSecret } from '#services/platform/secrets/passwords.ts';
import { addAccountEvent } from '../audit/audit-table.ts';
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
  removeLink,
  removeSessionsOf,
  setPassword,
  setRole,
  type Account,
  type LockedAccount,
} from './account-table.ts';
import type { Identities } from './identity.ts';
import { createPasswordLinks, type PasswordLinks } from './password-links.ts';
import { removeFactor } from './two-factor-table.ts';
import type { EditorRole } from '#lib/contracts/editor-accounts.ts';

/** What leads to the page where a person chooses a password, once. */
export interface Link {
  readonly secret: string;
  readonly until: Date;
}

/** The accounts of editors, as administrators manage them. What changes an account's rights ends its sessions and streams at once. */
export interface Accounts extends PasswordLinks {
  list(): Promise<Account[]>;
  /** `by`: who does it, for the audit log. @throws a refusal, as the others below */
  invite(person: { email: string; name: string; role: EditorRole }, by: string): Promise<Link>;
  changeRole(id: string, role: EditorRole, by: string): Promise<void>;
  /** A link to a new password. Until it is used, the old one is right only where somebody resets their own. */
  reset(id: string, by: string): Promise<Link>;
  endSessions(id: string, by: string): Promise<void>;
  remove(id: string, by: string): Promise<void>;
  /** For somebody who has lost the app and the codes. */
  switchTwoFactorOff(id: string, by: string): Promise<void>;
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

  return {
    ...createPasswordLinks(database, outOfSight),
    list: () => readAccounts(database.executor),
    invite: ({ email, name, role }, by) =>
      database.transaction(async (tx) => {
        if ((await lockAccounts(tx)).length >= accountsAtMost)
          throw accountRefusal(`There are ${accountsAtMost} accounts: remove one first`);
        const added = await addInvited(tx, { id: `editor-${randomUUID()}`, email, name, role, tokenHash: hashSecret(newSecret()) });
        if (added === null) throw accountRefusal('This e-mail address has an account already');
        await addAccountEvent(tx, { kind: 'invite', actor: by, account: added, to: role });
        return withLink(tx, added, invitationHours);
      }),
    changeRole: (id, role, by) =>
      change(id, async (tx, account, isLast) => {
        if (account.role === role) return;
        if (isLast) throw accountRefusal(lastStays);
        await setRole(tx, id, role);
        await removeSessionsOf(tx, id);
        await addAccountEvent(tx, { kind: 'role', actor: by, account: id, from: account.role, to: role });
      }),
    reset: (id, by) =>
      change(id, async (tx, account, isLast) => {
        if (id !== by) {
          if (isLast) throw accountRefusal(lastStays);
          await setPassword(tx, id, '');
          await removeSessionsOf(tx, id);
        }
        await addAccountEvent(tx, { kind: 'reset', actor: by, account: id });
        return withLink(tx, id, account.hasPassword ? resetHours : invitationHours);
      }),
    endSessions: (id, by) =>
      change(id, async (tx) => {
        await removeSessionsOf(tx, id);
        await addAccountEvent(tx, { kind: 'endSessions', actor: by, account: id });
      }),
    remove: (id, by) =>
      change(id, async (tx, _account, isLast) => {
        if (isLast) throw accountRefusal(lastStays);
        await removeAll(tx, id);
        await addAccountEvent(tx, { kind: 'remove', actor: by, account: id });
      }),
    switchTwoFactorOff: (id, by) =>
      change(id, async (tx) => {
        if (await removeFactor(tx, id)) await addAccountEvent(tx, { kind: 'twoFactorOff', actor: by, account: id });
      }),
  };
}

async function withLink(tx: Executor, id: string, hours: number): Promise<Link> {
  const secret = newSecret();
  return { secret, until: await putLink(tx, id, hashSecret(secret), hours) };
}

/** Takes all from an account that leads into the lake. */
async function removeAll(tx: Executor, id: string): Promise<void> {
  await markRemoved(tx, id);
  await removeSessionsOf(tx, id);
  await removeLink(tx, id);
  await removeFactor(tx, id);
}
