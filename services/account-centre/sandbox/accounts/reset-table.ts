import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { hashSecret, newSecret } from '#services/platform/secrets/passwords.ts';

/** How long the link of a letter is good for. */
export const resetMinutes = 30;
/** Letters to one account in that time: a further request gets the same answer, and no letter. */
const lettersAtMost = 3;

const isRecent = sql`begun_at > now() - ${resetMinutes} * interval '1 minute'`;

/** Begins a reset and returns the secret of its link, of which only a hash is stored; null: enough letters were sent. */
export async function beginReset(executor: Executor, accountId: string): Promise<string | null> {
  const secret = newSecret();
  await executor.execute(sql`DELETE FROM sandbox_reset WHERE NOT (${isRecent})`);
  const begun = await readRow(
    executor,
    sql`INSERT INTO sandbox_reset (secret_hash, account_id)
      SELECT ${hashSecret(secret)}, ${accountId}
      WHERE (SELECT count(*) FROM sandbox_reset WHERE account_id = ${accountId}) < ${lettersAtMost}::integer RETURNING account_id`,
    z.object({ account_id: z.string() }),
  );
  return begun && secret;
}

const resetRow = z.object({ account_id: z.string() });

/** The account whose link it is; null for one that is unknown, used or too old. */
export const readReset = async (executor: Executor, secret: string): Promise<string | null> =>
  (
    await readRow(
      executor,
      sql`SELECT account_id FROM sandbox_reset WHERE secret_hash = ${hashSecret(secret)} AND used_at IS NULL AND ${isRecent}`,
      resetRow,
    )
  )?.account_id ?? null;

/** Uses a link, once; the account's other links are void with it. Null as above. */
export async function useReset(tx: Executor, secret: string): Promise<string | null> {
  const used = await readRow(
    tx,
    sql`UPDATE sandbox_reset SET used_at = now()
      WHERE secret_hash = ${hashSecret(secret)} AND used_at IS NULL AND ${isRecent} RETURNING account_id`,
    resetRow,
  );
  if (!used) return null;
  await tx.execute(sql`UPDATE sandbox_reset SET used_at = now() WHERE account_id = ${used.account_id} AND used_at IS NULL`);
  return used.account_id;
}
