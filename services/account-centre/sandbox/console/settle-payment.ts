import { randomUUID } from 'node:crypto';
import type { PaymentNotice } from '#lib/contracts/account-centre.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { PaymentNotices } from '../payment-notices.ts';
import { merchant, type SandboxDeps } from '../sandbox-deps.ts';
import { chargeAgain, releasePayment, settlePayment, type Payment } from './payment-table.ts';

/** How a test payment can end, and how the site is notified of it. */
export const paymentOutcomes = ['paid', 'declined', 'early', 'delayed', 'held', 'notified-twice', 'charged-twice', 'out-of-order'] as const;

export type PaymentOutcome = (typeof paymentOutcomes)[number];

export const delayedMinutes = 2;

const delayedSeconds = delayedMinutes * 60;
/** Long enough for the site to have processed the payment notice. */
const outOfOrderSeconds = 3;

type SettleDeps = Pick<SandboxDeps, 'database' | 'notices' | 'now'>;

/** Settles the payment as the visitor chose, and notifies the site. A payment is settled once, however often its form is sent. */
export async function settle(deps: SettleDeps, payment: Payment, method: PaymentNotice['method'], outcome: PaymentOutcome): Promise<void> {
  const told = await deps.database.transaction(async (tx) => {
    const settled = await settlePayment(tx, payment.id, outcome === 'declined' ? 'declined' : 'paid', method, outcome === 'held');
    if (!settled) return null;
    const again = outcome === 'charged-twice' ? await chargeAgain(tx, payment.id) : null;
    return queueNotices(tx, deps.notices, outcome, noticeOf(payment, method, deps.now()), again);
  });
  if (told && outcome === 'early') await deps.notices.deliverNow(told);
  deps.notices.wake();
}

/** Sends the notice of a payment that was held back. */
export async function releaseHeldNotice(deps: SettleDeps, payment: Payment, method: PaymentNotice['method']): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (await releasePayment(tx, payment.id)) await deps.notices.enqueue(tx, noticeOf(payment, method, deps.now()));
  });
  deps.notices.wake();
}

const noticeOf = (
  { orderId, amountMinor, currency, id: paymentId }: Payment,
  method: PaymentNotice['method'],
  at: Date,
): PaymentNotice => ({
  noticeId: randomUUID(),
  merchant,
  orderId,
  paymentId,
  outcome: 'paid',
  amountMinor,
  currency,
  method,
  at: at.toISOString(),
});

/** Queues the notices for the site, in the transaction that settles the payment. */
async function queueNotices(
  tx: Executor,
  notices: PaymentNotices,
  outcome: PaymentOutcome,
  paid: PaymentNotice,
  again: string | null,
): Promise<PaymentNotice> {
  const declined: PaymentNotice = { ...paid, noticeId: randomUUID(), outcome: 'declined' };
  switch (outcome) {
    case 'held':
      break;
    case 'declined':
      await notices.enqueue(tx, declined);
      break;
    case 'delayed':
      await notices.enqueue(tx, paid, delayedSeconds);
      break;
    case 'notified-twice':
      // the same notice again, and the same outcome under another notice id
      for (const notice of [paid, paid, { ...paid, noticeId: randomUUID() }]) await notices.enqueue(tx, notice);
      break;
    case 'charged-twice':
      await notices.enqueue(tx, paid);
      await notices.enqueue(tx, { ...paid, noticeId: randomUUID(), paymentId: again ?? paid.paymentId });
      break;
    case 'out-of-order':
      await notices.enqueue(tx, paid);
      await notices.enqueue(tx, declined, outOfOrderSeconds);
      break;
    case 'paid':
    case 'early':
      await notices.enqueue(tx, paid);
  }
  return paid;
}
