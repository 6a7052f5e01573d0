import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ServerSetup } from '#lib/contracts/server-setup.ts';
import type { UserData } from '#lib/rules/servers/user-data.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** How a quote or an order names a text for cloud-init. */
type NamedUserData = NonNullable<ServerSetup['userData']>;

/** How many of the texts that nothing needs any more are deleted with each new one. */
const sweptAtMost = 20;

/** Those that no quote and no order names, a day after they were given last: a quote that has expired is kept that long. */
const sweepUserData = (executor: Executor): Promise<unknown> =>
  executor.execute(sql`
    DELETE FROM server_user_data WHERE (account_id, sha256) IN (
      SELECT account_id, sha256 FROM server_user_data given WHERE given_at < now() - interval '2 days'
        AND NOT EXISTS (SELECT 1 FROM server_quote quote WHERE quote.account_id = given.account_id
          AND quote.body->'setup'->'userData'->>'sha256' = given.sha256)
        AND NOT EXISTS (SELECT 1 FROM server_order placed WHERE placed.account_id = given.account_id
          AND placed.body->'setup'->'userData'->>'sha256' = given.sha256)
      LIMIT ${sweptAtMost}::integer)`);

/** Stores a text apart from quotes and orders, which name it: it may hold secrets, and no answer has it. */
export async function storeUserData(executor: Executor, accountId: string, { text, lines }: UserData): Promise<NamedUserData> {
  const sha256 = createHash('sha256').update(text).digest('hex');
  await sweepUserData(executor);
  await executor.execute(sql`
    INSERT INTO server_user_data (account_id, sha256, content, lines) VALUES (${accountId}, ${sha256}, ${text}, ${lines})
    ON CONFLICT (account_id, sha256) DO UPDATE SET given_at = now()`);
  return { sha256, lines };
}

/** A text that the account has given, as a quote names it; null: none of this fingerprint. */
export const findUserData = (executor: Executor, accountId: string, sha256: string): Promise<NamedUserData | null> =>
  readRow(
    executor,
    sql`UPDATE server_user_data SET given_at = now() WHERE account_id = ${accountId} AND sha256 = ${sha256} RETURNING sha256, lines`,
    z.object({ sha256: z.string(), lines: z.number() }),
  );

/** The text of an order, for the account centre. @throws if it is missing: a server is not built without it. */
export async function readUserDataText(executor: Executor, accountId: string, { sha256 }: NamedUserData): Promise<string> {
  const row = await readRow(
    executor,
    sql`SELECT content FROM server_user_data WHERE account_id = ${accountId} AND sha256 = ${sha256}`,
    z.object({ content: z.string() }),
  );
  if (!row) throw new Error('the text for cloud-init of an order is missing');
  return row.content;
}

/** Deletes all of an account that was closed. */
export async function forgetUserData(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM server_user_data WHERE account_id = ${accountId}`);
}
