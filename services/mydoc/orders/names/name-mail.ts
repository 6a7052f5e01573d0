import type { MailTemplate, MailValues } from '#lib/contracts/account-centre.ts';
import { articlePath, articleVersionPath, tosSlug } from '#lib/content/article-paths.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { localizePath } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { namePath, namesPage } from '#lib/orders/name-address.ts';
import { orderPath, receiptPath } from '#lib/orders/order-address.ts';
import { withdrawalKeyPath } from '#lib/orders/withdrawal-address.ts';
import { methodName } from '#lib/orders/payment-method.ts';
import { mailHtml, mailText, type MailPart } from '../mails/mail-parts.ts';
import { sellerParts } from '../mails/seller-parts.ts';
import { statementFacts } from '../withdrawals/withdrawal-mail.ts';
import { toCreditNote, type MailSource, type NamedFact } from '../mails/mail-facts.ts';
import { billOf } from '../order-bill.ts';
import type { StoredOrder } from '../order-row.ts';
import type { DomainTerms } from '../order-terms.ts';
import { sayOfOrder, type SayOfOrder } from '../order-words.ts';
import { refundReasonWords } from '../mails/refund-reason.ts';

const nameTemplates = ['domain-registered', 'domain-taken', 'domain-class-changed', 'domain-refused'] as const satisfies MailTemplate[];

/** The e-mails that only an order of a name has. */
export type NameTemplate = (typeof nameTemplates)[number];

export const isOfName = (template: MailTemplate): template is NameTemplate => nameTemplates.some((each) => each === template);

type Source = MailSource<StoredOrder>;

/** What several of these e-mails are written from. */
interface Facts {
  readonly say: SayOfOrder;
  readonly terms: DomainTerms;
  readonly format: (minor: number) => string;
  readonly at: (ms: number) => string;
  readonly address: (path: string) => string;
}

const text = (words: string): MailPart => ({ kind: 'text', text: words });

/** An e-mail about an order of a name, whole and in one language. */
export function writeNameMail(source: Source): MailValues {
  const { template, event, stored, language, content } = source;
  const { row } = stored;
  const terms = row.body;
  if (!terms.domain) throw new Error('an order of a server is no order of a name');
  const say = sayOfOrder(language);
  const address = (path: string): string => `${cleanText(content.siteUrl ?? '')}${localizePath(path, language)}`;
  const format = (minor: number): string => formatMoney(money(minor, terms.currency), language);
  const facts: Facts = { say, terms, format, address, at: (ms) => formatInstant(ms, language) };
  const amount = format(event.amountMinor ?? row.total_minor);
  const until = template === 'domain-registered' ? facts.at(untilMs(row)) : facts.at(row.due_ms);
  const values = { name: terms.domain.shown, number: row.number, amount, until };
  const subject = say(`subject.${template}`, values);
  const lead = template === 'order-closed' ? say('domain.closed', values) : say(`lead.${template}`, values);
  const toOrder: MailPart = { kind: 'link', label: say('toOrder'), address: address(orderPath(row.id)) };
  const example = terms.domain.example ? [text(say('domain.example'))] : [];
  const parts = [text(lead), ...example, ...bodyOf(source, facts), toOrder, ...sellerParts(content, language, say, address)];
  return {
    subject,
    text: mailText(parts, language),
    html: mailHtml(subject, parts, language),
    number: row.number,
    orderPath: localizePath(orderPath(row.id), language),
    product: say('domain.of', values),
    amount,
    at: facts.at(event.atMs),
    ...(template === 'domain-registered' ? { domain: terms.domain.shown, until, renewal: format(terms.renewalMinor) } : {}),
  };
}

const untilMs = ({ registration, due_ms }: StoredOrder['row']): number =>
  registration?.state === 'registered' ? Date.parse(registration.until) : due_ms;

/** The name as readers write it, and as registries do where that differs. */
const product = ({ say, terms: { domain } }: Facts): NamedFact[] => [
  [say('fact.product'), say('domain.of', { name: domain.shown })],
  ...(domain.name === domain.shown ? [] : [[say('domain.wire'), domain.name] as const]),
];

function bodyOf(source: Source, facts: Facts): MailPart[] {
  const { template, stored, refundReason, event } = source;
  const { say, terms, format, at, address } = facts;
  const { row } = stored;
  const number: NamedFact = [say('fact.number'), row.number];
  const rules = text(say('domain.renewal', { amount: format(terms.renewalMinor) }));
  const receipt: MailPart = { kind: 'link', label: say('receipt'), address: address(receiptPath(row.id)) };
  switch (template) {
    case 'order-placed':
      return placedParts(source, facts);
    case 'order-paid': {
      const method = stored.attempts.findLast(({ state }) => state === 'paid')?.method ?? null;
      const paid: NamedFact[] = [
        [say('fact.paid'), at(event.atMs)],
        ...(method === null ? [] : [[say('fact.method'), methodName(method, source.language)] as const]),
      ];
      return [{ kind: 'facts', facts: [number, ...product(facts), ...paid] }, text(say('domain.registering')), receipt];
    }
    case 'domain-registered':
      return [
        { kind: 'facts', facts: [number, ...product(facts), [say('domain.until'), at(untilMs(row))]] },
        rules,
        text(say('domain.refund')),
        receipt,
      ];
    case 'domain-class-changed':
      return [{ kind: 'facts', facts: [number, ...product(facts)] }, ...askedAnew(row, facts)];
    case 'domain-taken':
    case 'domain-refused':
      return [
        { kind: 'facts', facts: [number, ...product(facts)] },
        { kind: 'link', label: say('domain.others'), address: address(namesPage) },
      ];
    case 'order-refunded': {
      const refunded: NamedFact[] = [
        [say('fact.refunded'), at(event.atMs)],
        ...(refundReason === null ? [] : [[say('fact.reason'), refundReasonWords(refundReason, {}, say)] as const]),
      ];
      return [{ kind: 'facts', facts: [number, ...product(facts), ...refunded] }, ...toCreditNote(source, facts)];
    }
    case 'withdrawal-asked':
      return askedParts(source, facts);
    case 'order-closed':
      return [{ kind: 'facts', facts: [number, ...product(facts)] }, text(say('lateMoney'))];
    default:
      // nothing else happens to an order of a name
      return [{ kind: 'facts', facts: [number, ...product(facts)] }];
  }
}

/** The confirmation on a durable medium: what consumer law asks to be told of a distance contract. */
function placedParts({ stored: { row }, content, language }: Source, facts: Facts): MailPart[] {
  const { say, terms, format, at, address } = facts;
  const { domain } = terms;
  const { eligibility, realName, localPresence } = domain.asks;
  const asks = [eligibility[language], realName ? say('domain.realName') : null, localPresence ? say('domain.localPresence') : null];
  const asked = asks.filter((each) => each !== null && each !== '').join(' · ');
  const priced = (name: string, minor: number | null): NamedFact[] => (minor === null ? [] : [[name, format(minor)]]);
  return [
    {
      kind: 'facts',
      facts: [
        [say('fact.number'), row.number],
        [say('fact.placed'), at(row.created_ms)],
        ...product(facts),
        [say('domain.class'), say(`domain.${domain.class}`)],
        [say('fact.period'), say('domain.year')],
        ...billOf(terms, content, language, say).lines.map(({ name, amountMinor }): NamedFact => [name, format(amountMinor)]),
        [say('fact.total'), format(row.total_minor)],
        [say('fact.renewal'), format(terms.renewalMinor)],
        ...priced(say('domain.transfer'), domain.transferMinor),
        ...priced(say('domain.restore'), domain.restoreMinor),
        ...(asked === '' ? [] : [[say('domain.asks'), asked] as const]),
      ],
    },
    ...(terms.conditionsAccepted ? [text(say('domain.confirmed'))] : []),
    text(say('domain.pay', { until: at(row.due_ms) })),
    text(say('domain.delivery')),
    text(say('domain.renewal', { amount: format(terms.renewalMinor) })),
    text(say('domain.refund')),
    text(say('domain.atOnce')),
    { kind: 'link', label: say('refundRules'), address: address(articlePath('refund')) },
    { kind: 'link', label: say('terms', { version: row.terms_version }), address: address(articleVersionPath(tosSlug, row.terms_version)) },
  ];
}

/** To the owner of an order that awaits payment, which somebody has named without logging in. */
function askedParts({ withdrawal, language, stored: { row } }: Source, facts: Facts): MailPart[] {
  const { say, address } = facts;
  if (!withdrawal) return [];
  const { statement, key } = withdrawal;
  return [
    { kind: 'facts', facts: [[say('fact.number'), row.number], ...product(facts), ...statementFacts({ ...statement, language }, say)] },
    text(say('domain.withdrawal')),
    { kind: 'link', label: say('withdrawal.confirm'), address: address(withdrawalKeyPath(key)) },
    text(say('withdrawal.notYou')),
  ];
}

/** What the name costs now, as far as the registrar said, and where it is agreed to. */
function askedAnew({ registration }: StoredOrder['row'], { say, terms, format, address }: Facts): MailPart[] {
  const prices = registration?.state === 'class-changed' ? registration.prices : null;
  const words = prices
    ? say('domain.askedAnew', { first: format(prices.firstYearMinor), renewal: format(prices.renewalMinor) })
    : say('domain.askedAnewList');
  return [text(words), { kind: 'link', label: say('domain.order'), address: address(namePath(terms.domain.name)) }];
}
