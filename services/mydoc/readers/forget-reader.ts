import { sql } from 'drizzle-orm';
import type { Executor } from '#services/platform/database/database.ts';

/** Deletes the ratings, suggestions and favourites of an account that was closed. */
export async function forgetReader(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM reader_rating WHERE account_id = ${accountId}`);
  await tx.execute(sql`DELETE FROM reader_favourite WHERE account_id = ${accountId}`);
}
