import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { siteSoftware } from '../editors/machines.ts';

const answer = z.object({ others: z.boolean() });

/**
 * Whether a lake is still being filled from elsewhere: nobody but the write token has written in it, no person and no first content. What
 * was published elsewhere is taken as it is until then. `authors`: of each document, who changed it last.
 */
export async function isBeingFilled(executor: Executor, authors: ReadonlyMap<string, string>): Promise<boolean> {
  for (const author of authors.values()) if (author !== siteSoftware.id) return false;
  const row = await readRow(
    executor,
    sql`SELECT EXISTS (SELECT 1 FROM lake_transaction WHERE author <> ${siteSoftware.id}) AS others`,
    answer,
  );
  return row?.others === false;
}
