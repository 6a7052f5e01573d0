import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { savedChoiceDays } from '#lib/contracts/calls/account/saved-choice-calls.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const choiceRow = z
  .object({ query: z.string(), saved_ms: z.coerce.number() })
  .transform(({ query, saved_ms }) => ({ query, savedAt: new Date(saved_ms).toISOString() }));

const isOld = sql`saved_at < now() - ${savedChoiceDays}::integer * interval '1 day'`;
/** How many of those that are too old are deleted with each new one. */
const sweptAtMost = 20;

/** The last configuration of an account; null: there is none, or it is too old. */
export const findChoice = (executor: Executor, accountId: string): Promise<z.output<typeof choiceRow> | null> =>
  readRow(
    executor,
    sql`SELECT query, extract(epoch FROM saved_at) * 1000 AS saved_ms FROM account_choice
        WHERE account_id = ${accountId} AND NOT (${isOld})`,
    choiceRow,
  );

export async function keepChoice(executor: Executor, accountId: string, query: string): Promise<void> {
  await executor.execute(
    sql`DELETE FROM account_choice
        WHERE account_id IN (SELECT account_id FROM account_choice WHERE ${isOld} LIMIT ${sweptAtMost}::integer)`,
  );
  await executor.execute(sql`INSERT INTO account_choice (account_id, query) VALUES (${accountId}, ${query})
    ON CONFLICT (account_id) DO UPDATE SET query = excluded.query, saved_at = now()`);
}

/** It was ordered or dismissed, or its account was closed. */
export async function forgetChoice(executor: Executor, accountId: string): Promise<void> {
  await executor.execute(sql`DELETE FROM account_choice WHERE account_id = ${accountId}`);
}
