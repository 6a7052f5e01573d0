import type { MailTemplate, MailValues } from '#lib/contracts/account-centre.ts';
import { articlePath, articleVersionPath, termsSlug } from '#lib/content/article-paths.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { defaultLanguage, localizePath, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { orderPath, receiptPath } from '#lib/orders/order-address.ts';
import { paidUntilMs } from '#lib/orders/paid-until.ts';
import { remoteAccess } from '#lib/orders/remote-access.ts';
import { imageText } from '#lib/purchase/words/image-text.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import { billOf } from '../order-bill.ts';
import type { OrderContent } from '../order-content.ts';
import type { StoredOrder } from '../order-row.ts';
import { sayOfOrder, type SayOfOrder } from '../order-words.ts';
import { mailHtml, mailText, type MailPart } from './mail-parts.ts';
import type { MailEvent, RefundReason } from './mail-store.ts';
import { sellerParts } from './seller-parts.ts';

export interface MailSource {
  readonly template: MailTemplate;
  readonly event: MailEvent;
  /** Why money went back, of an e-mail about that. */
  readonly refundReason: RefundReason | null;
  readonly stored: StoredOrder;
  readonly language: Language;
  readonly content: OrderContent;
}

/** The language in which an order was placed; of one from before that was kept, that of the terms or of its payment. */
export const orderLanguage = ({ row, attempts }: StoredOrder): Language =>
  row.language ?? row.terms_language ?? attempts.at(-1)?.language ?? defaultLanguage;

/** An e-mail about an event of an order, whole and in one language. */
export function writeOrderMail(source: MailSource): MailValues {
  const { template, stored, language, content } = source;
  const facts = factsFor(source);
  const subject = facts.say(`subject.${template}`, { number: stored.row.number });
  const parts = [
    { kind: 'text', text: facts.say(`lead.${template}`, { amount: facts.amount, until: facts.dueAt }) } as const,
    ...bodies[template](source, facts),
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

/** What several e-mails say. */
interface MailFacts {
  readonly say: SayOfOrder;
  readonly product: string;
  readonly region: string;
  readonly image: string;
  readonly period: string;
  /** Of the event: what was paid or refunded; else the total. */
  readonly amount: string;
  readonly at: string;
  readonly dueAt: string;
  readonly format: (minor: number) => string;
  /** The address of a page in the e-mail's language. */
  readonly address: (path: string) => string;
}

function factsFor({ event, stored: { row }, language, content: { catalogue, siteUrl } }: MailSource): MailFacts {
  const { configuration, period, currency } = row.body;
  const format = (minor: number): string => formatMoney(money(minor, currency), language);
  return {
    say: sayOfOrder(language),
    product: modelName(catalogue, row.model, language),
    region: catalogue.regions.find(({ code }) => code === row.region)?.name[language] ?? row.region,
    image: imageText(catalogue, configuration.image),
    period: catalogue.periods.find(({ code }) => code === period)?.name[language] ?? period,
    amount: format(event.amountMinor ?? row.total_minor),
    at: formatInstant(event.atMs, language),
    dueAt: formatInstant(row.due_ms, language),
    format,
    address: (path) => `${cleanText(siteUrl ?? '')}${localizePath(path, language)}`,
  };
}

type Body = (source: MailSource, facts: MailFacts) => readonly MailPart[];

const text = (words: string): MailPart => ({ kind: 'text', text: words });
const toOrder = ({ stored }: MailSource, { say, address }: MailFacts): MailPart => ({
  kind: 'link',
  label: say('toOrder'),
  address: address(orderPath(stored.row.id)),
});

const bodies: Readonly<Record<MailTemplate, Body>> = {
  /** The confirmation on a durable medium: what consumer law asks to be told of a distance contract. */
  'order-placed': (source, facts) => {
    const { row } = source.stored;
    const { say } = facts;
    const bill = billOf(row.body, source.content, source.language, say);
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.placed'), formatInstant(row.created_ms, source.language)],
          [say('fact.product'), facts.product],
          [say('fact.quantity'), say('oneServer')],
          [say('fact.region'), facts.region],
          ...(facts.image === '' ? [] : [[say('fact.image'), facts.image] as const]),
          [say('fact.period'), facts.period],
          ...[...bill.lines, ...bill.discounts].map(({ name, amountMinor }) => [name, facts.format(amountMinor)] as const),
          [say('fact.total'), facts.format(row.total_minor)],
        ],
      },
      text(row.total_minor === 0 ? say('nothingToPay') : say('pay', { until: facts.dueAt })),
      text(say(row.group_id === null ? 'delivery' : 'group')),
      text(say('renewal', { period: facts.period, amount: facts.format(row.body.renewalMinor) })),
      text(say(`refund.${row.refund_rule}`)),
      { kind: 'link', label: say('refundRules'), address: facts.address(articlePath('refund')) },
      {
        kind: 'link',
        label: say('terms', { version: row.terms_version }),
        address: facts.address(articleVersionPath(termsSlug, row.terms_version)),
      },
      toOrder(source, facts),
    ];
  },
  'order-paid': (source, facts) => {
    const { row, attempts } = source.stored;
    const { say } = facts;
    const method = attempts.findLast(({ state }) => state === 'paid')?.method ?? null;
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.product'), facts.product],
          [say('fact.period'), facts.period],
          [say('fact.paid'), facts.at],
          ...(method === null ? [] : [[say('fact.method'), method] as const]),
        ],
      },
      text(say(row.group_id === null ? 'building' : 'group')),
      { kind: 'link', label: say('receipt'), address: facts.address(receiptPath(row.id)) },
      toOrder(source, facts),
    ];
  },
  'server-ready': (source, facts) => {
    const { row } = source.stored;
    const { say } = facts;
    const access =
      row.server_address === null ? null : remoteAccess(row.server_address, row.body.configuration.image, source.content.catalogue);
    const until = paidUntilMs(row.active_ms, row.months);
    return [
      {
        kind: 'facts',
        facts: [
          [say('fact.number'), row.number],
          [say('fact.product'), facts.product],
          [say('fact.region'), facts.region],
          ...(facts.image === '' ? [] : [[say('fact.image'), facts.image] as const]),
          ...(row.server_address === null ? [] : [[say('fact.address'), row.server_address] as const]),
          ...(access === null ? [] : [[say('fact.logIn'), access.line] as const]),
          ...(until === null ? [] : [[say('fact.paidUntil'), formatInstant(until, source.language)] as const]),
          [say('fact.renewal'), facts.format(row.body.renewalMinor)],
        ],
      },
      text(say(row.body.hasPassword ? 'password' : 'noPassword')),
      text(say('renewal', { period: facts.period, amount: facts.format(row.body.renewalMinor) })),
      toOrder(source, facts),
    ];
  },
  'order-refunded': (source, facts) => [
    {
      kind: 'facts',
      facts: [
        [facts.say('fact.number'), source.stored.row.number],
        [facts.say('fact.product'), facts.product],
        [facts.say('fact.refunded'), facts.at],
        ...(source.refundReason === null ? [] : [[facts.say('fact.reason'), facts.say(`receipt:reason.${source.refundReason}`)] as const]),
      ],
    },
    toOrder(source, facts),
  ],
  'order-closed': (source, facts) => [
    {
      kind: 'facts',
      facts: [
        [facts.say('fact.number'), source.stored.row.number],
        [facts.say('fact.product'), facts.product],
      ],
    },
    text(facts.say('again')),
    toOrder(source, facts),
  ],
};
