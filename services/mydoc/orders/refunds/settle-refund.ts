import type { RefundReason } from '../order-machine.ts';
import { lockOrder } from '../order-row.ts';
import { changeLocked } from '../order-store.ts';
import type { OrderWorkDeps } from '../provisioning/provision-order.ts';
import { findRefund, noteSettled } from './refund-store.ts';

/** Reasons as recorded by the account centre. */
const reasonWords: Readonly<Record<RefundReason, string>> = {
  'paid-late': 'The order had closed before the payment came.',
  'paid-twice': 'The order was paid before.',
  'wrong-amount': 'The payment is not of the amount that was asked for.',
  'group-failed': 'The group was not complete in time.',
  'provisioning-failed': 'The server could not be provided.',
  'refund-requested': 'The buyer asked for the refund.',
  withdrawn: 'The buyer has withdrawn from the contract.',
  'name-taken': 'Somebody else has registered the name.',
  'class-changed': 'The class or the price of the name has changed.',
  'registration-failed': 'The name could not be registered.',
};

const isReason = (text: string): text is RefundReason => Object.hasOwn(reasonWords, text);

/** Asks the account centre to pay a refund, and records that it did. @throws if it did not, so that it is retried. */
export async function settleRefund({ database, outbox, ask, log }: Omit<OrderWorkDeps, 'registrar'>, refundId: string): Promise<void> {
  const due = await findRefund(database.executor, refundId);
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
    const settled = await noteSettled(tx, refundId, answer.result.refundId);
    if (!stored || !settled) return;
    const before = stored.order.payments.find(({ attempt }) => attempt === due.payment_id)?.refundedMinor ?? 0;
    await changeLocked(tx, outbox, stored, { kind: 'refunded', attempt: due.payment_id, amountMinor: before + due.amount_minor });
  });
}
