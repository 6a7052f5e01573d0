import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import type { BookedPayment } from './payment-differences.ts';

const bookedRow = z
  .object({
    payment_id: z.string(),
    order_id: z.string(),
    currency: z.enum(currencies),
    paid_minor: z.coerce.number(),
    refunded_minor: z.coerce.number(),
    changed_at: z.coerce.date(),
  })
  .transform((row): BookedPayment => ({
    paymentId: row.payment_id,
    orderId: row.order_id,
    currency: row.currency,
    paidMinor: row.paid_minor,
    refundedMinor: row.refunded_minor,
    changedAtMs: row.changed_at.getTime(),
  }));

/** Payments by id, with their sums in the ledger. */
export const readBookedPayments = (executor: Executor, paymentIds: readonly string[]): Promise<BookedPayment[]> =>
  readBooked(
    executor,
    sql`payment.payment_id IN (${sql.join(
      paymentIds.map((id) => sql`${id}`),
      sql`, `,
    )})`,
    paymentIds.length,
  );

/** Payments started since an instant, ordered by id, after a cursor. */
export const readBookedSince = (executor: Executor, since: Date, after: string, atMost: number): Promise<BookedPayment[]> =>
  readBooked(executor, sql`payment.created_at >= ${since.toISOString()}::timestamptz AND payment.payment_id > ${after}`, atMost);

const readBooked = (executor: Executor, which: SQL, atMost: number): Promise<BookedPayment[]> =>
  readRows(
    executor,
    sql`SELECT payment.payment_id, payment.order_id, placed.currency,
          coalesce(sum(entry.amount_minor) FILTER (WHERE entry.account = 'held-money'), 0) AS paid_minor,
          -coalesce(sum(entry.amount_minor) FILTER (WHERE entry.account = 'paid-out'), 0) AS refunded_minor,
          greatest(payment.created_at, max(entry.at)) AS changed_at
        FROM order_payment payment
        JOIN server_order placed ON placed.id = payment.order_id
        LEFT JOIN ledger_entry entry ON entry.order_id = payment.order_id AND entry.memo = payment.payment_id AND entry.account IN ('held-money', 'paid-out')
        WHERE ${which}
        GROUP BY payment.payment_id, payment.order_id, placed.currency, payment.created_at ORDER BY payment.payment_id LIMIT ${atMost}`,
    bookedRow,
  );
