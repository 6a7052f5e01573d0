import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { nameUnderWayRow } from '../order-tables.ts';

const namedRow = z.object({ id: z.string(), number: z.string() });

/** Refuses while the account has an open order for the same name, and names that order; null: it has none. */
export async function refusalOfNameUnderWay(executor: Executor, accountId: string, name: string): Promise<Refusal | null> {
  const found = await readRow(
    executor,
    sql`SELECT id, number FROM server_order WHERE account_id = ${accountId} AND domain = ${name} AND ${nameUnderWayRow} LIMIT 1`,
    namedRow,
  );
  return found && refused('domainUnderWay', { values: { order: found.id, number: found.number }, isShow: 0 });
}
