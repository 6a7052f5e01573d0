import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/**
 * Whether an order of the person, or of the account, was ever paid, also one that was refunded later, or that waits for its group.
 */
export async function hasPaidOrder(
  executor: Executor,
  { accountId, personId }: { accountId: string; personId: string | null },
): Promise<boolean> {
  const paid = await readRow(
    executor,
    sql`SELECT id FROM server_order WHERE (account_id = ${accountId} OR person_id = ${personId}) 
      AND (paid_at IS NOT NULL OR state = 'awaiting-group') LIMIT 1`,
    z.object({ id: z.string() }),
  );
  return paid !== null;
}
