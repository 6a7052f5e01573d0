import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { centrePaymentStates, type CentrePayment, type CentreInput, type CentreOutput } from '#lib/contracts/account-centre.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { seedKeyPrefix } from '../sandbox-deps.ts';

const listedRow = z
  .object({
    id: z.string(),
    order_id: z.string(),
    state: z.enum(centrePaymentStates),
    amount_minor: z.coerce.number(),
    currency: z.enum(currencies),
    refunded_minor: z.coerce.number(),
    created_at: z.coerce.date(),
    changed_at: z.coerce.date(),
  })
  .transform((row): CentrePayment => ({
    paymentId: row.id,
    orderId: row.order_id,
    state: row.state,
    amountMinor: row.amount_minor,
    currency: row.currency,
    refundedMinor: row.refunded_minor,
    at: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }));

/** Payments of a period, oldest first, after a cursor; without those that the seed gave a visitor as earlier purchases. */
export async function listPayments(
  executor: Executor,
  { since, until, after, limit }: CentreInput<'payments/list'>,
): Promise<CentreOutput<'payments/list'>> {
  const payments = await readRows(
    executor,
    sql`SELECT payment.id, payment.order_id, payment.state, payment.amount_minor, payment.currency, payment.created_at,
          coalesce(sum(refund.amount_minor), 0) AS refunded_minor,
          greatest(payment.created_at, payment.settled_at, max(refund.created_at)) AS changed_at
        FROM sandbox_payment payment LEFT JOIN sandbox_refund refund ON refund.payment_id = payment.id
        WHERE payment.idempotency_key NOT LIKE ${`${seedKeyPrefix}%`} AND payment.created_at >= ${since}::timestamptz AND payment.created_at < ${until}::timestamptz
          ${after === null ? sql`` : sql`AND (payment.created_at, payment.id) > (SELECT earlier.created_at, earlier.id FROM sandbox_payment earlier WHERE earlier.id = ${after})`}
        GROUP BY payment.id ORDER BY payment.created_at, payment.id LIMIT ${limit}`,
    listedRow,
  );
  return { payments, next: payments.length === limit ? (payments.at(-1)?.paymentId ?? null) : null };
}
