import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { keptSshKeysAtMost, type SavedSshKey } from '#lib/contracts/calls/account/ssh-key-calls.ts';
import type { NamedSshKey } from '#lib/contracts/server-setup.ts';
import { sshKeyTypes } from '#lib/rules/servers/ssh-key-bounds.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const keyRow = z
  .object({ id: z.string(), name: z.string(), type: z.enum(sshKeyTypes), public_key: z.string(), fingerprint: z.string() })
  .transform(({ public_key: key, ...row }): SavedSshKey => ({ ...row, key }));

const columns = sql`id, name, type, public_key, fingerprint`;

/** The keys of an account, the latest first. */
export const listKeys = (executor: Executor, accountId: string): Promise<SavedSshKey[]> =>
  readRows(
    executor,
    sql`SELECT ${columns} FROM account_ssh_key WHERE account_id = ${accountId}
      ORDER BY added_at DESC, id LIMIT ${keptSshKeysAtMost}::integer`,
    keyRow,
  );

/** Adds a key; `twice`: the account has it; `full`: it has as many as it may. */
export const addKey = (database: Database, accountId: string, key: NamedSshKey): Promise<SavedSshKey | 'twice' | 'full'> =>
  database.transaction(async (tx) => {
    // what another tab is adding is counted too: it holds these rows until it has
    await tx.execute(sql`SELECT id FROM account_ssh_key WHERE account_id = ${accountId} ORDER BY id FOR UPDATE`);
    const held = await listKeys(tx, accountId);
    if (held.some(({ fingerprint }) => fingerprint === key.fingerprint)) return 'twice';
    if (held.length >= keptSshKeysAtMost) return 'full';
    const added = await readRow(
      tx,
      sql`INSERT INTO account_ssh_key (id, account_id, name, type, public_key, fingerprint)
        VALUES (${randomUUID()}::uuid, ${accountId}, ${key.name}, ${key.type}, ${key.key}, ${key.fingerprint})
        ON CONFLICT (account_id, fingerprint) DO NOTHING RETURNING ${columns}`,
      keyRow,
    );
    return added ?? 'twice';
  });

/** Renames a key of this account; null if it has none of this id. */
export const renameKey = (executor: Executor, accountId: string, id: string, name: string): Promise<SavedSshKey | null> =>
  readRow(
    executor,
    sql`UPDATE account_ssh_key SET name = ${name} WHERE id = ${id}::uuid AND account_id = ${accountId} RETURNING ${columns}`,
    keyRow,
  );

export async function removeKey(executor: Executor, accountId: string, id: string): Promise<void> {
  await executor.execute(sql`DELETE FROM account_ssh_key WHERE id = ${id}::uuid AND account_id = ${accountId}`);
}

/** Deletes all of an account that was closed. */
export async function forgetKeys(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM account_ssh_key WHERE account_id = ${accountId}`);
}
