import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { currencies } from '#lib/money/currencies.ts';
import { readRow } from '#services/platform/database/rows.ts';
import type { RefundReason } from '../order-machine.ts';
import { lockOrder } from '../order-row.ts';
import { changeLocked } from '../order-store.ts';
import type { OrderWorkDeps } from '../provisioning/provision-order.ts';

const refundRow = z.object({
  order_id: z.string(),
  payment_id: z.string(),
  amount_minor: z.coerce.number(),
  reason: z.string(),
  currency: z.enum(currencies),
  settled: z.boolean(),
});

/** Reasons as recorded by the account centre. */
const reasonWords: Readonly<Record<RefundReason, string>> = {
  'paid-late': 'The order had closed before the payment came.',
  'paid-twice': 'The order was paid before.',
  'wrong-amount': 'The payment is not of the amount that was asked for.',
  'group-failed': 'The group was not complete in time.',
  'provisioning-failed': 'The server could not be provided.',
  'refund-requested': 'The buyer asked for the refund.',
};

const isReason = (text: string): text is RefundReason => Object.hasOwn(reasonWords, text);

/** Asks the account centre to pay a refund, and records that it did. @throws if it did not, so that it is retried. */
export async function settleRefund({ database, outbox, ask, log }: OrderWorkDeps, refundId: string): Promise<void> {
  const due = await readRow(
    database.executor,
    sql`
    SELECT refund.order_id, refund.payment_id, refund.amount_minor, refund.reason, placed.currency, refund.settled_at IS NOT NULL AS settled
    FROM order_refund refund JOIN server_order placed ON placed.id = refund.order_id WHERE refund.id = ${refundId}`,
    refundRow,
  );
  if (!due || due.settled) return;
  const reason = isReason(due.reason) ? reasonWords[due.reason] : due.reason;
  const answer = await ask('refund', {
    idempotencyKey: refundId,
    paymentId: due.payment_id,
    amountMinor: due.amount_minor,
    currency: due.currency,
    reason,
  });
  if (!answer.ok) {
    log.error(
      { refundId, orderId: due.order_id, paymentId: due.payment_id, reason: answer.reason },
      'the account centre refused a refund that is due',
    );
    throw new Error(`the refund ${refundId} was refused: ${answer.reason}`);
  }
  await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, due.order_id);
    const settled = await readRow(
      tx,
      sql`
      UPDATE order_refund SET settled_at = now(), refund_id = ${answer.result.refundId} WHERE id = ${refundId} AND settled_at IS NULL RETURNING id`,
      z.object({ id: z.string() }),
    );
    if (!stored || !settled) return;
    const before = stored.order.payments.find(({ attempt }) => attempt === due.payment_id)?.refundedMinor ?? 0;
    await changeLocked(tx, outbox, stored, { kind: 'refunded', attempt: due.payment_id, amountMinor: before + due.amount_minor });
  });
}
