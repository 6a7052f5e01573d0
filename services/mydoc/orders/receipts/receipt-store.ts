import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { refundReasons } from '#lib/contracts/refund-reasons.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const paymentRow = z.object({
  /** Whether it paid for the order, or was refunded because the order could not use it. */
  kind: z.enum(['paid', 'unusable']),
  payment_id: z.string(),
  amount_minor: z.coerce.number(),
  at_ms: z.coerce.number(),
});

/** The payments of an order that arrived, by its ledger, the oldest first. */
export const receivedPayments = (executor: Executor, orderId: string): Promise<z.output<typeof paymentRow>[]> =>
  readRows(
    executor,
    sql`
    SELECT kind, memo AS payment_id, amount_minor, extract(epoch FROM at) * 1000 AS at_ms FROM ledger_entry
    WHERE order_id = ${orderId}::uuid AND kind IN ('paid', 'unusable') AND account = 'held-money' ORDER BY posting, line`,
    paymentRow,
  );

const refundRow = z.object({
  payment_id: z.string(),
  amount_minor: z.coerce.number(),
  reason: z.enum(refundReasons),
  asked_ms: z.coerce.number(),
  settled_ms: z.union([z.null(), z.coerce.number()]),
});

/** The refunds of an order, sent or on their way, the oldest first. */
export const refundsOf = (executor: Executor, orderId: string): Promise<z.output<typeof refundRow>[]> =>
  readRows(
    executor,
    sql`
    SELECT payment_id, amount_minor, reason, extract(epoch FROM asked_at) * 1000 AS asked_ms, extract(epoch FROM settled_at) * 1000 AS settled_ms
    FROM order_refund WHERE order_id = ${orderId}::uuid ORDER BY asked_at, id`,
    refundRow,
  );
