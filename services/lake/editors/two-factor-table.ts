import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const factorRow = z
  .object({ secret: z.string(), is_on: z.boolean(), last_step: z.coerce.number(), codes: z.coerce.number() })
  .transform((row) => ({
    /** Sealed. */
    secret: row.secret,
    isOn: row.is_on,
    lastStep: row.last_step,
    /** Recovery codes that are left. */
    codes: row.codes,
  }));

export type SecondFactor = z.infer<typeof factorRow>;

/** Null: none, not even one that is being set up. */
export const readFactor = (executor: Executor, editorId: string): Promise<SecondFactor | null> =>
  readRow(
    executor,
    sql`SELECT secret, is_on, last_step, (SELECT count(*) FROM lake_recovery_code c WHERE c.editor_id = f.editor_id) AS codes
        FROM lake_two_factor f WHERE editor_id = ${editorId}`,
    factorRow,
  );

/** Stores a secret that is not confirmed yet, in the place of such a one; false where one is on. */
export async function putUnconfirmed(executor: Executor, editorId: string, sealed: string): Promise<boolean> {
  const rows = await readRows(
    executor,
    sql`INSERT INTO lake_two_factor (editor_id, secret, is_on, last_step) VALUES (${editorId}, ${sealed}, false, 0)
        ON CONFLICT (editor_id) DO UPDATE SET secret = excluded.secret, last_step = 0 WHERE NOT lake_two_factor.is_on RETURNING editor_id`,
    z.object({ editor_id: z.string() }),
  );
  return rows.length > 0;
}

/** Uses a step up; false where it, or a later one, was used meanwhile. */
export async function useStep(tx: Executor, editorId: string, step: number): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`UPDATE lake_two_factor SET last_step = ${step} WHERE editor_id = ${editorId} AND last_step < ${step} RETURNING editor_id`,
    z.object({ editor_id: z.string() }),
  );
  return rows.length > 0;
}

export async function switchOn(tx: Executor, editorId: string): Promise<void> {
  await tx.execute(sql`UPDATE lake_two_factor SET is_on = true WHERE editor_id = ${editorId}`);
}

/** Puts new codes in the place of all former ones. */
export async function replaceCodes(tx: Executor, editorId: string, hashes: readonly string[]): Promise<void> {
  await tx.execute(sql`DELETE FROM lake_recovery_code WHERE editor_id = ${editorId}`);
  const rows = hashes.map((hash) => sql`(${editorId}, ${hash})`);
  await tx.execute(sql`INSERT INTO lake_recovery_code (editor_id, code_hash) VALUES ${sql.join(rows, sql`, `)}`);
}

/** Uses a code up; false where there is no such one. */
export async function useRecoveryCode(tx: Executor, editorId: string, hash: string): Promise<boolean> {
  const rows = await readRows(
    tx,
    sql`DELETE FROM lake_recovery_code WHERE editor_id = ${editorId} AND code_hash = ${hash} RETURNING editor_id`,
    z.object({ editor_id: z.string() }),
  );
  return rows.length > 0;
}

/** False where there was none that was on. */
export async function removeFactor(tx: Executor, editorId: string): Promise<boolean> {
  await tx.execute(sql`DELETE FROM lake_recovery_code WHERE editor_id = ${editorId}`);
  const rows = await readRows(
    tx,
    sql`DELETE FROM lake_two_factor WHERE editor_id = ${editorId} RETURNING is_on`,
    z.object({ is_on: z.boolean() }),
  );
  return rows.some(({ is_on: wasOn }) => wasOn);
}
