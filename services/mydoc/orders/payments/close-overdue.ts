import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { lockAsOfNow, type Outbox } from '../order-store.ts';
import { isOverdueRow } from '../order-tables.ts';
import { settleTermsOf } from '../server-terms/sweep-terms.ts';

const overdueAtMost = 50;
const idRow = z.object({ id: z.string() });

interface Deps {
  readonly database: Database;
  readonly outbox: Outbox;
}

async function closeWhere({ database, outbox }: Deps, which: SQL): Promise<number> {
  const overdue = await readRows(
    database.executor,
    sql`
    SELECT id FROM server_order WHERE ${isOverdueRow} AND ${which} ORDER BY id LIMIT ${overdueAtMost}`,
    idRow,
  );
  for (const { id } of overdue) await database.transaction((tx) => lockAsOfNow(tx, outbox, id));
  return overdue.length;
}

/** Closes overdue orders that hold stock of a wanted model. Returns how many. */
export const closeOverduePlaces = (deps: Deps, { region, model }: { region: string; model: string }): Promise<number> =>
  closeWhere(deps, sql`holds_stock AND region = ${region} AND model = ${model}`);

/** Closes a buyer's own overdue orders, and ends or releases the servers of the account whose time is over. Returns how many closed. */
export async function closeOverdueOf(
  deps: Deps,
  { accountId, personId }: { accountId: string; personId?: string | null },
): Promise<number> {
  await settleTermsOf(deps, accountId);
  return closeWhere(deps, sql`(account_id = ${accountId} OR person_id = ${personId ?? null})`);
}

/** Closes an account's overdue orders that hold a coupon, so that each reading of coupons finds them free. Returns how many. */
export const closeOverdueWithCoupon = (deps: Deps, accountId: string): Promise<number> =>
  closeWhere(
    deps,
    sql`account_id = ${accountId}
      AND id IN (SELECT order_id FROM coupon_grant WHERE account_id = ${accountId} AND state = 'reserved')`,
  );
