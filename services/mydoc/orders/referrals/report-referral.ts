import type { Executor } from '#services/platform/database/database.ts';
import { findReferral, writeReferralState } from '#services/mydoc/referrals/order-referral-store.ts';
import { keptMinor } from '../order-machine.ts';
import { findOrderById } from '../order-row.ts';
import type { AskCentre } from '../payments/pay-order.ts';

/**
 * Tells the account centre what a referred buyer has paid, and what is kept of it, and stores its verdict. Nothing is told before
 * the server runs. @throws if the centre cannot be asked, or refuses.
 */
export async function reportReferral({ executor, ask }: { executor: Executor; ask: AskCentre }, orderId: string): Promise<void> {
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
    keptMinor: keptMinor(order),
    paidAt: new Date(row.paid_ms).toISOString(),
  });
  if (!answer.ok) throw new Error(`the account centre refused the referral of ${orderId}: ${answer.reason}`);
  await writeReferralState(executor, orderId, answer.result.verdict);
}
