import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

const idRow = z.object({ id: z.string() });

/**
 * Holds an account's coupon for an order, in the transaction that places it; the second of two orders for one coupon waits for the first,
 * and gets nothing. A coupon whose time ends while its quote is valid is held: the quote promised it. False if it cannot be had.
 */
export async function reserveCoupon(
  tx: Executor,
  { grantId, accountId, orderId }: { grantId: string; accountId: string; orderId: string },
): Promise<boolean> {
  const held = await readRow(
    tx,
    sql`UPDATE coupon_grant SET state = 'reserved', order_id = ${orderId}::uuid
      WHERE id = ${grantId}::uuid AND account_id = ${accountId} AND state = 'available' RETURNING id`,
    idRow,
  );
  return held !== null;
}

/** The order was paid: its coupon is used, once. */
export async function spendCoupon(tx: Executor, orderId: string): Promise<void> {
  await tx.execute(sql`UPDATE coupon_grant SET state = 'used', used_at = now() WHERE order_id = ${orderId}::uuid AND state = 'reserved'`);
}

/** The order closed unpaid: its coupon can be used again, for as long as it is valid. */
export async function releaseCoupon(tx: Executor, orderId: string): Promise<void> {
  await tx.execute(
    sql`UPDATE coupon_grant SET state = 'available', order_id = NULL WHERE order_id = ${orderId}::uuid AND state = 'reserved'`,
  );
}

/** We failed the order: its coupon comes back with the time that was left of it when it was used, a day at least. */
export async function returnCoupon(tx: Executor, orderId: string): Promise<void> {
  await tx.execute(sql`
    UPDATE coupon_grant SET state = 'available', order_id = NULL, used_at = NULL,
      expires_at = greatest(expires_at + (now() - used_at), now() + interval '24 hours')
    WHERE order_id = ${orderId}::uuid AND state = 'used'`);
}
