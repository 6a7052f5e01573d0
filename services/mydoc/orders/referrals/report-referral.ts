import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { findReferral, writeReferralState } from '#services/mydoc/referrals/order-referral-store.ts';
import { netMinor } from '../order-machine.ts';
import { referralQueue } from '../order-queues.ts';
import { findOrderById } from '../order-row.ts';
import type { Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import { asksAgainAt } from './referral-rules.ts';

interface ReportDeps {
  executor: Executor;
  outbox: Outbox;
  ask: AskCentre;
  log: Logger;
}

/**
 * Tells the account centre what a referred buyer has paid, and what is kept of it, and stores its verdict. Nothing is told before
 * the server runs. A buyer who is not verified is asked about again. @throws if the centre cannot be asked.
 */
export async function reportReferral({ executor, outbox, ask, log }: ReportDeps, orderId: string): Promise<void> {
  const referral = await findReferral(executor, orderId);
  const stored = referral && (await findOrderById(executor, orderId));
  if (!stored) return;
  const { row, order } = stored;
  if (row.active_ms === null || row.paid_ms === null) return;
  const answer = await ask('referral/report', {
    orderId,
    accountId: row.account_id,
    code: referral.code,
    currency: row.currency,
    paidMinor: row.total_minor,
    keptMinor: netMinor(order),
    paidAt: new Date(row.paid_ms).toISOString(),
  });
  if (!answer.ok) {
    // the centre answers the same however often it is notified
    log.error({ orderId, reason: answer.reason }, 'the account centre refused the referral of an order');
    return;
  }
  const { verdict } = answer.result;
  await writeReferralState(executor, orderId, verdict);
  const againMs = asksAgainAt(verdict, { paidMs: row.paid_ms, nowMs: row.now_ms });
  if (againMs !== null) await outbox.send(executor, referralQueue, { orderId }, { startAfter: new Date(againMs) });
}
