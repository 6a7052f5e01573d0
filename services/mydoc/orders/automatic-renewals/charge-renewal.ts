import type { CentreAnswer } from '#lib/contracts/account-centre.ts';
import { localizePath } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { describeOrder } from '../describe-order.ts';
import { orderLanguage } from '../mails/write-order-mail.ts';
import { changeOrder, lockAsOfNow } from '../order-store.ts';
import { findOrderById } from '../order-row.ts';
import { keyOfAttempt, openAttempt, type AskCentre } from '../payments/pay-order.ts';
import { findAgreement } from './automatic-store.ts';
import { endTry, type AutomaticRenewalDeps } from './renew-automatically.ts';

/**
 * Charges an automatic renewal to the saved method of payment, once: its order is paid by the notice that follows, as any other. One that
 * is not taken stays to be paid by hand, and its buyer is told; one whose agreement has ended meanwhile is cancelled. @throws if the
 * account centre cannot be asked, so that it is retried.
 */
export async function chargeRenewal(deps: AutomaticRenewalDeps & { ask: AskCentre }, renewalId: string): Promise<void> {
  const { database, outbox, ask, orderContent } = deps;
  const renewal = await findOrderById(database.executor, renewalId);
  const { about } = renewal?.row ?? { about: null };
  if (!renewal || about === null || renewal.order.state !== 'awaiting-payment') return;
  const agreement = await findAgreement(database.executor, about);
  if (!agreement) return database.transaction(async (tx) => void (await changeOrder(tx, outbox, renewalId, { kind: 'cancelled' })));
  if (agreement.outcome !== 'ordered') return;
  const language = orderLanguage(renewal);
  const description = describeOrder((await orderContent()).catalogue, renewal.row, language);
  const opened = await database.transaction((tx) => openAttempt(tx, outbox, { id: renewalId, language, key: renewalId }, description));
  if (!opened) return;
  const { attempt, row } = opened;
  const answer = await ask('payment/charge', {
    idempotencyKey: keyOfAttempt(row.id, `${attempt.number}-saved`),
    orderId: row.id,
    accountId: row.account_id,
    amountMinor: row.total_minor,
    currency: row.currency,
    description: attempt.description,
    returnPath: localizePath(orderPath(row.id), attempt.language),
    language: attempt.language,
  });
  const outcome = outcomeOf(answer);
  if (outcome === null) return;
  const { total_minor: amountMinor } = row;
  const endMs = Date.parse(row.body.renews?.from ?? '');
  await database.transaction(async (tx) => {
    const server = await lockAsOfNow(tx, outbox, about);
    // another run has reported it
    if (!server || (await findAgreement(tx, about))?.outcome !== 'ordered') return;
    await endTry(tx, outbox, server, { endMs, outcome, amountMinor });
  });
}

/** Null: it was taken, and its notice follows. */
function outcomeOf(answer: CentreAnswer<'payment/charge'>): 'declined' | 'no-method' | 'refused' | null {
  if (answer.ok) return answer.result.outcome === 'taken' ? null : answer.result.outcome;
  if (answer.reason === 'key-reused') throw new Error('the account centre has another charge under this key');
  // a centre that has forgotten how to charge has no method either
  return answer.reason === 'unknown-operation' ? 'no-method' : 'refused';
}
