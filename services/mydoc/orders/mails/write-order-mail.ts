import type { MailValues } from '#lib/contracts/account-centre.ts';
import { defaultLanguage, localizePath, type Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import { isOfServer, type StoredOrder } from '../order-row.ts';
import { factsFor, type MailFacts, type MailSource } from './mail-facts.ts';
import { mailHtml, mailText } from './mail-parts.ts';
import { comingValues } from './automatic-mail.ts';
import { aboutWord } from './about-words.ts';
import { isOfName, writeNameMail } from '../names/name-mail.ts';
import { sellerParts } from './seller-parts.ts';
import { serverBodies } from './server-bodies.ts';

/** The language in which an order was placed; of one from before that was kept, that of the terms or of its payment. */
export const orderLanguage = ({ row, attempts }: StoredOrder): Language =>
  row.language ?? row.terms_language ?? attempts.at(-1)?.language ?? defaultLanguage;

/** The first sentences. An unpaid renewal or change that closes held no stock, so its mail does not say that a server was set free. */
function leadOf(source: MailSource, facts: MailFacts): string {
  const { template, event, stored } = source;
  const { row } = stored;
  const { say, amount, dueAt, end, keptUntil } = facts;
  if (event.kind === 'server-gone') return say('serverGone', { number: row.body.changes?.number ?? row.body.renews?.number ?? '' });
  if (event.kind === 'given-back') return say('givenBack', { amount });
  if (template === 'order-closed' && row.about !== null)
    return say(aboutWord(row, { renewal: 'renewalNotPaid', change: 'changeNotPaid' }), { until: dueAt });
  const coming = template === 'renewal-due' ? comingValues(source, facts) : null;
  if (coming) return say('automatic.due', coming);
  return say(`lead.${template}`, { number: row.number, amount, until: dueAt, end, keptUntil });
}

/** An e-mail about an event of an order, whole and in one language. */
export const writeOrderMail = (source: MailSource<StoredOrder>): MailValues =>
  isOfServer(source.stored) ? writeServerMail({ ...source, stored: source.stored }) : writeNameMail(source);

function writeServerMail(source: MailSource): MailValues {
  const { template, stored, language, content } = source;
  const facts = factsFor(source);
  const subject = facts.say(`subject.${template}`, { number: stored.row.number });
  const parts = [
    { kind: 'text', text: leadOf(source, facts) } as const,
    ...(isOfName(template) ? [] : serverBodies[template](source, facts)),
    ...sellerParts(content, language, facts.say, facts.address),
  ];
  return {
    subject,
    text: mailText(parts, language),
    html: mailHtml(subject, parts, language),
    number: stored.row.number,
    orderPath: localizePath(orderPath(stored.row.id), language),
    product: facts.product,
    amount: facts.amount,
    at: facts.at,
  };
}
