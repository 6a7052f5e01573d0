import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database.ts';
import { readRows } from '#services/platform/rows.ts';
import type { BookedPayment } from './reconciliation.ts';

const bookedRow = z
  .object({
    payment_id: z.string(),
    order_id: z.string(),
    currency: z.enum(currencies),
    paid_minor: z.coerce.number(),
    refunded_minor: z.coerce.number(),
    at: z.coerce.date(),
    changed_at: z.coerce.date(),
  })
  .transform((row): BookedPayment => ({
    paymentId: row.payment_id, orderId: row.order_id, currency: row.currency, paidMinor: row.paid_minor, refundedMinor: row.refunded_minor,
    atMs: row.at.getTime(), changedAtMs: row.changed_at.getTime(),
  }));

/** Payments that were asked for since an instant, with what the ledger says of their money. */
export const readBookedPayments = (executor: Executor, since: Date): Promise<BookedPayment[]> =>
  readRows(
    executor,
    sql`SELECT payment.payment_id, payment.order_id, orders.currency, payment.created_at AS at,
          coalesce(sum(entry.amount_minor) FILTER (WHERE entry.account = 'held-money'), 0) AS paid_minor,
          -coalesce(sum(entry.amount_minor) FILTER (WHERE entry.account = 'paid-out'), 0) AS refunded_minor,
          greatest(payment.created_at, max(entry.at)) AS changed_at
        FROM order_payment payment
        JOIN server_order orders ON orders.id = payment.order_id
        LEFT JOIN ledger_entry entry ON entry.order_id = payment.order_id AND entry.memo = payment.payment_id AND entry.account IN ('held-money', 'paid-out')
        WHERE payment.payment_id IS NOT NULL AND payment.created_at >= ${since.toISOString()}::timestamptz
        GROUP BY payment.payment_id, payment.order_id, orders.currency, payment.created_at ORDER BY payment.payment_id`,
    bookedRow,
  );
