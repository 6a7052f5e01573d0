import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { newSecret } from '#services/platform/secrets/passwords.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const mailRow = z
  .object({ id: z.string(), token: z.string(), sent_at: z.coerce.date(), used_at: z.coerce.date().nullable() })
  .transform((row) => ({ id: row.id, token: row.token, sentAt: row.sent_at, used: row.used_at !== null }));

export type Mail = z.output<typeof mailRow>;

export async function sendConfirmation(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(
    sql`INSERT INTO sandbox_mail (id, account_id, kind, token) VALUES (${randomUUID()}, ${accountId}, 'confirm', ${newSecret()})`,
  );
}

export const readMail = (executor: Executor, accountId: string): Promise<Mail[]> =>
  readRows(
    executor,
    sql`SELECT id, token, sent_at, used_at FROM sandbox_mail WHERE account_id = ${accountId} ORDER BY sent_at DESC, id LIMIT 50`,
    mailRow,
  );

/** Uses the link of an e-mail once; false if it was already used or belongs to another account. */
export async function useMail(executor: Executor, accountId: string, token: string): Promise<boolean> {
  const used = await readRow(
    executor,
    sql`UPDATE sandbox_mail SET used_at = now() WHERE token = ${token} AND account_id = ${accountId} AND used_at IS NULL RETURNING id`,
    z.object({ id: z.string() }),
  );
  return used !== null;
}
