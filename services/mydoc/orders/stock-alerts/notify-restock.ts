import { z } from 'zod';
import { stockBackTemplate } from '#lib/contracts/account-centre.ts';
import type { StockPlace } from '#lib/contracts/calls/orders/stock-alert-calls.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { JobQueue } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import type { ReadOrderContent } from '../order-content.ts';
import type { Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import type { SeenChange } from '../stock/stock-history-store.ts';
import { writeStockBackMail } from './stock-back-mail.ts';
import { dropAlert, listDueAlerts, markBack, recordNotified, unmarkBack } from './stock-alert-store.ts';

const ofPlace = z.object({ region: z.string(), model: z.string() });

/** A size that is back. E-mails are retried for some hours: later ones would be out of date. */
export const stockBackQueue: JobQueue<z.infer<typeof ofPlace>> = {
  name: 'stock-back',
  payload: ofPlace,
  retryLimit: 100,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 60,
};

/** E-mails of one job: one that is begun again repeats no more. */
const mailsAtOnce = 50;

/**
 * In the transaction that records changes of the stock: marks the alerts for a size that is back, and takes the mark off those not yet
 * notified when it is sold out again.
 */
export const recordRestock =
  (outbox: Outbox) =>
  async (tx: Executor, changes: readonly SeenChange[]): Promise<void> => {
    for (const { region, model, state, before } of changes) {
      if (state === 'sold-out') await unmarkBack(tx, { region, model });
      else if (before === 'sold-out' && (await markBack(tx, { region, model }))) await outbox.send(tx, stockBackQueue, { region, model });
    }
  };

export interface NotifyDeps {
  executor: Executor;
  outbox: Outbox;
  ask: AskCentre;
  log: Logger;
  orderContent: ReadOrderContent;
}

/**
 * E-mails the waiting accounts that a size is back, each once: the key of an e-mail stays the same until it is recorded as sent, so that
 * the centre sends one, however often the stock changes meanwhile. @throws if the account centre cannot be asked, so that it is retried.
 */
export async function notifyRestock(deps: NotifyDeps, place: StockPlace): Promise<void> {
  const { executor, ask, log } = deps;
  const due = await listDueAlerts(executor, place, mailsAtOnce);
  if (due.length === 0) return;
  const content = await deps.orderContent();
  for (const alert of due) {
    const answer = await ask('mail/send', {
      idempotencyKey: `stock-${alert.id}-${Math.round(alert.notifiedMs)}`,
      accountId: alert.accountId,
      template: stockBackTemplate,
      language: alert.language,
      values: writeStockBackMail(alert, content),
    });
    if (answer.ok || answer.reason === 'key-reused') await recordNotified(executor, alert.id);
    else {
      log.warn({ reason: answer.reason, ...place }, 'the account centre does not send that a size is back');
      await dropAlert(executor, alert.id);
    }
  }
  if (due.length === mailsAtOnce) await deps.outbox.send(executor, stockBackQueue, place);
}
