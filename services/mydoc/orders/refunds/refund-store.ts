import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

interface NewRefund {
  readonly id: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly reason: string;
}

/** Records a refund that is due, in the transaction that makes it so. */
export async function addRefund(tx: Executor, { id, orderId, paymentId, amountMinor, reason }: NewRefund): Promise<void> {
  await tx.execute(sql`
    INSERT INTO order_refund (id, order_id, payment_id, amount_minor, reason) VALUES (${id}, ${orderId}::uuid, ${paymentId}, ${amountMinor}, ${reason})`);
}

const refundRow = z.object({
  order_id: z.string(),
  payment_id: z.string(),
  amount_minor: z.coerce.number(),
  reason: z.string(),
  currency: z.enum(currencies),
  settled: z.boolean(),
});

export const findRefund = (executor: Executor, id: string): Promise<z.infer<typeof refundRow> | null> =>
  readRow(
    executor,
    sql`
    SELECT refund.order_id, refund.payment_id, refund.amount_minor, refund.reason, placed.currency, refund.settled_at IS NOT NULL AS settled
    FROM order_refund refund JOIN server_order placed ON placed.id = refund.order_id WHERE refund.id = ${id}`,
    refundRow,
  );

const idRow = z.object({ id: z.string() });

/** Records that the account centre paid a refund; false if that was recorded before. */
export const noteSettled = async (tx: Executor, id: string, centreRefundId: string): Promise<boolean> =>
  (await readRow(
    tx,
    sql`UPDATE order_refund SET settled_at = now(), refund_id = ${centreRefundId} WHERE id = ${id} AND settled_at IS NULL RETURNING id`,
    idRow,
  )) !== null;

/** Refunds that are still due, the oldest first. */
export const unsettledRefunds = (executor: Executor, atMost: number): Promise<{ id: string }[]> =>
  readRows(executor, sql`SELECT id FROM order_refund WHERE settled_at IS NULL ORDER BY asked_at LIMIT ${atMost}`, idRow);
