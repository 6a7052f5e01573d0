import { addSshKey, listSshKeys, removeSshKey, renameSshKey } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import { sshKeyNameRule } from '#lib/rules/servers/ssh-key.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused } from '#services/mydoc/envelope/refusal.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readNamedKey } from './named-key.ts';
import { addKey, listKeys, removeKey, renameKey } from './ssh-key-store.ts';

/** The public keys that an account keeps; another account's answer like missing ones. */
export const sshKeyHandlers = ({ database, accountOf }: { database: Database; accountOf: AccountOf }): readonly CallHandler[] => [
  handleLoggedIn(accountOf, listSshKeys, async (_input, accountId) => answered(await listKeys(database.executor, accountId))),
  handleLoggedIn(accountOf, addSshKey, async (input, accountId) => {
    const read = await readNamedKey(input);
    if (!read.ok) return refused(read.key, { field: 'key' });
    const added = await addKey(database, accountId, read.named);
    if (added === 'twice') return refused('sshKeyTwice', { field: 'key' });
    return added === 'full' ? refused('sshKeysTooMany') : answered(added);
  }),
  handleLoggedIn(accountOf, renameSshKey, async ({ id, name }, accountId) => {
    if (!sshKeyNameRule.accepts(name)) return refused('sshKeyWrong', { field: 'name' });
    const renamed = await renameKey(database.executor, accountId, id, name);
    return renamed ? answered(renamed) : refused('doesNotExist', { field: 'id' });
  }),
  handleLoggedIn(accountOf, removeSshKey, async ({ id }, accountId) => {
    await removeKey(database.executor, accountId, id);
    return answered({});
  }),
];
