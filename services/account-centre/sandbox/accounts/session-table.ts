import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { hashSecret, newSecret } from '#services/platform/secrets/passwords.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { accountColumns, accountRow, type Account } from './account-table.ts';

/** A session ends after this long without use, */
const sessionIdleHours = 48;

/** and after this long in any case, when its cookie expires. */
const sessionHoursAtMost = 7 * 24;

/** The time of last use is written at most this often. */
const noteUseEveryMinutes = 1;

/** When an account has more sessions than this, the longest unused ones end. */
const sessionsAtMost = 20;

const alive = sql`session.created_at > now() - ${sessionHoursAtMost} * interval '1 hour' AND session.used_at > now() - ${sessionIdleHours} * interval '1 hour'`;

/** Starts a session under a newly generated credential; only its hash is stored. */
export async function beginSession(executor: Executor, accountId: string): Promise<string> {
  const credential = newSecret();
  await executor.execute(sql`DELETE FROM sandbox_session session WHERE NOT (${alive})`);
  await executor.execute(sql`INSERT INTO sandbox_session (credential_hash, account_id) VALUES (${hashSecret(credential)}, ${accountId})`);
  await executor.execute(sql`
    DELETE FROM sandbox_session WHERE account_id = ${accountId} AND credential_hash NOT IN (
      SELECT kept.credential_hash FROM sandbox_session kept WHERE kept.account_id = ${accountId} ORDER BY kept.used_at DESC, kept.created_at DESC LIMIT ${sessionsAtMost})`);
  return credential;
}

/** The account that a credential belongs to; null for one that is unknown, ended, idle for too long or too old. */
export async function readSessionAccount(executor: Executor, credential: string): Promise<Account | null> {
  const hash = hashSecret(credential);
  const account = await readRow(
    executor,
    sql`SELECT ${accountColumns} FROM sandbox_session session JOIN sandbox_account account ON account.id = session.account_id
        WHERE session.credential_hash = ${hash} AND ${alive}`,
    accountRow,
  );
  if (account) {
    await executor.execute(sql`
      UPDATE sandbox_session SET used_at = now()
      WHERE credential_hash = ${hash} AND used_at < now() - ${noteUseEveryMinutes} * interval '1 minute'`);
  }
  return account;
}

export async function endSession(executor: Executor, credential: string): Promise<void> {
  await executor.execute(sql`DELETE FROM sandbox_session WHERE credential_hash = ${hashSecret(credential)}`);
}

export async function endSessionsOf(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`DELETE FROM sandbox_session WHERE account_id = ${accountId}`);
}

const countRow = z.object({ count: z.coerce.number() });

export async function countSessions(executor: Executor, accountId: string): Promise<number> {
  const rows = await readRows(
    executor,
    sql`SELECT count(*) AS count FROM sandbox_session session WHERE account_id = ${accountId} AND ${alive}`,
    countRow,
  );
  return rows[0]?.count ?? 0;
}
