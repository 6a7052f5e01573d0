import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import type { OrderContent, ReadOrderContent } from '../order-content.ts';
import { mailQueue } from '../order-queues.ts';
import { findOrderById, type StoredOrder } from '../order-row.ts';
import type { Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import {
  addMail,
  findMail,
  readEvent,
  readRefundReason,
  settleMail,
  type MailEvent,
  type MailName,
  type StoredMail,
} from './mail-store.ts';
import { announceRenewal, findComing, findFailed } from '../automatic-renewals/coming-renewal.ts';
import type { MailSource } from './mail-facts.ts';
import { readBackMinor } from '../withdrawals/withdraw-order.ts';
import { findStatementOfOrder } from '../withdrawals/withdrawal-store.ts';
import { isMailed, templateOf } from './mail-templates.ts';
import { orderLanguage, writeOrderMail } from './write-order-mail.ts';

export interface MailDeps {
  executor: Executor;
  outbox: Outbox;
  ask: AskCentre;
  log: Logger;
  orderContent: ReadOrderContent;
}

/** What an order has to say is old after this time: it is on its page. */
const mailWithinMs = 3 * dayMs;
/** A centre that sends no e-mails may learn to. */
const askAgainMs = dayMs / 4;

/**
 * Sends the e-mail of an event, once: it is written and stored before the account centre is asked, and asked for under the same key each
 * time. An order waits for none of this. @throws if the centre cannot be asked, so that it is retried.
 */
export async function sendOrderMail(deps: MailDeps, name: MailName): Promise<void> {
  const { executor, ask, log } = deps;
  const event = await readEvent(executor, name);
  const stored = event && (await findOrderById(executor, name.orderId));
  if (!event || !stored || !isMailed(event.kind)) return;
  // the e-mail of its placement says that there is nothing to pay
  if (event.kind === 'paid' && stored.row.total_minor === 0) return;
  // its buyer was notified before, and learns whether it was paid
  if (event.kind === 'placed' && stored.row.body.renews?.automatic) return;
  if (isOutdated(event, stored)) return;
  if (event.ageMs > mailWithinMs) {
    log.warn({ ...name, kind: event.kind }, 'an e-mail of an order was not sent in time');
    return settleMail(executor, name, 'given-up');
  }
  const mail = (await findMail(executor, name)) ?? (await keepMail(deps, name, event, stored));
  if (mail.state !== 'due') return;
  const { template, language, values } = mail;
  const answer = await ask('mail/send', {
    idempotencyKey: `${name.orderId}-mail-${name.event}`,
    accountId: stored.row.account_id,
    template,
    language,
    values,
  });
  if (answer.ok) return settleMail(executor, name, 'sent');
  if (answer.reason === 'unknown-operation') {
    log.info({ ...name, template }, 'the account centre sends no e-mails of orders');
    return deps.outbox.send(executor, mailQueue, name, { startAfter: new Date(event.atMs + event.ageMs + askAgainMs) });
  }
  log.error({ ...name, template, reason: answer.reason }, 'the account centre refused an e-mail of an order');
  return settleMail(executor, name, 'refused');
}

/** The server has been renewed since, so that its end is later, or it was returned. */
const isOutdated = ({ kind }: MailEvent, { order }: StoredOrder): boolean =>
  (kind === 'renewal-due' && (order.term?.reminders === 0 || order.state !== 'active')) || (kind === 'expired' && order.state === 'active');

/** What an e-mail says of the automatic renewal of a server; the reminder announces its price. */
async function automaticOf(
  executor: Executor,
  template: MailTemplate,
  stored: StoredOrder,
  content: OrderContent,
): Promise<Pick<MailSource, 'coming' | 'failedBecause'>> {
  switch (template) {
    case 'renewal-due':
      return { coming: await announceRenewal(executor, stored, content) };
    case 'automatic-renewal-on':
      return { coming: await findComing(executor, stored) };
    case 'automatic-renewal-failed':
      return { failedBecause: await findFailed(executor, stored) };
    default:
      return {};
  }
}

async function keepMail(
  { executor, orderContent }: MailDeps,
  name: MailName,
  event: MailEvent,
  stored: NonNullable<Awaited<ReturnType<typeof findOrderById>>>,
): Promise<StoredMail> {
  if (!isMailed(event.kind)) throw new Error(`no e-mail is written of ${event.kind}`);
  const template = templateOf(event.kind, stored.row.body.renews !== null);
  const language = orderLanguage(stored);
  const refundReason = template === 'order-refunded' ? await readRefundReason(executor, name.orderId, event) : null;
  const isOfWithdrawal = template === 'withdrawal-asked' || template === 'order-withdrawn';
  const withdrawal = isOfWithdrawal ? await findStatementOfOrder(executor, name.orderId) : null;
  const togetherMinor = template === 'order-withdrawn' && stored.row.about === null ? await readBackMinor(executor, stored) : null;
  const content = await orderContent();
  const automatic = await automaticOf(executor, template, stored, content);
  const values = writeOrderMail({ template, event, refundReason, withdrawal, togetherMinor, ...automatic, stored, language, content });
  await addMail(executor, name, { template, language, values });
  const kept = await findMail(executor, name);
  if (!kept) throw new Error('the e-mail that was just written is missing');
  return kept;
}
