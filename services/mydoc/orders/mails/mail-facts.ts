import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { creditNotePath, orderPath, receiptPath } from '#lib/orders/order-address.ts';
import { methodName } from '#lib/orders/payment-method.ts';
import { endOfTermMs, renewableUntilMs } from '#lib/orders/server-term.ts';
import { withdrawalPath } from '#lib/orders/withdrawal-address.ts';
import { keyLabels } from '#lib/rules/servers/key-labels.ts';
import { imageText } from '#lib/purchase/words/image-text.ts';
import { modelName } from '#lib/purchase/model-name.ts';
import type { OrderContent } from '../order-content.ts';
import { configurationOf, hostNamesOf, serversOf, type ServerOrder, type StoredOrder } from '../order-row.ts';
import { sayOfServers, type SayOfOrder } from '../order-words.ts';
import type { MailPart } from './mail-parts.ts';
import { contractOfServer } from '../withdrawals/withdrawal-rules.ts';
import type { ComingRenewal, FailedRenewal } from '../automatic-renewals/coming-renewal.ts';
import type { Statement } from '../withdrawals/withdrawal-store.ts';
import type { RefundReason } from '#lib/contracts/refund-reasons.ts';
import type { MailEvent } from './mail-store.ts';

export interface MailSource<Stored extends StoredOrder = ServerOrder> {
  readonly template: MailTemplate;
  readonly event: MailEvent;
  /** Why money went back, of an e-mail about that. */
  readonly refundReason: RefundReason | null;
  /** The statement of withdrawal that an e-mail is about, and the key by which it is confirmed. */
  readonly withdrawal?: { readonly statement: Statement; readonly key: string } | null;
  /** What a withdrawal refunds for a server with its renewals and changes. */
  readonly togetherMinor?: number | null;
  /** The automatic renewal of the server that is to come; null: there is none. */
  readonly coming?: ComingRenewal | null;
  /** Why the server was not renewed automatically, of an e-mail about that. */
  readonly failedBecause?: FailedRenewal | null;
  readonly stored: Stored;
  readonly language: Language;
  readonly content: OrderContent;
}

/** What several e-mails say. */
export interface MailFacts {
  readonly say: SayOfOrder;
  /** What was ordered; of a server whose time runs out, what that is now. With their number, if there are several servers. */
  readonly product: string;
  /** The size that the server has become since, where the e-mail names another one; null: it does not. */
  readonly sizeNow: string | null;
  readonly region: string;
  readonly image: string;
  readonly period: string;
  /** What the event paid or refunded; else the total. */
  readonly amount: string;
  readonly at: string;
  readonly dueAt: string;
  /** Until when the server is paid for, and until when it can be renewed; empty while none runs. */
  readonly end: string;
  readonly keptUntil: string;
  readonly format: (minor: number) => string;
  /** The address of a page in the e-mail's language. */
  readonly address: (path: string) => string;
}

/** About a server as it is, rather than about what was ordered. */
const ofServerNow: ReadonlySet<MailTemplate> = new Set([
  ...(['renewal-due', 'server-expired', 'server-released'] as const),
  ...(['automatic-renewal-on', 'automatic-renewal-failed'] as const),
]);

export function factsFor({ template, event, stored: { row, order }, language, content: { catalogue, siteUrl } }: MailSource): MailFacts {
  const { period, currency } = row.body;
  const now = configurationOf(row);
  const configuration = ofServerNow.has(template) ? now : row.body.configuration;
  const format = (minor: number): string => formatMoney(money(minor, currency), language);
  const servers = quantityOf(configuration);
  const say = sayOfServers(language, servers);
  const product = modelName(catalogue, configuration.model, language);
  return {
    say,
    product: servers === 1 ? product : say('purchase:summary.times', { count: servers, what: product }),
    sizeNow: now.model === configuration.model ? null : modelName(catalogue, now.model, language),
    region: catalogue.regions.find(({ code }) => code === row.region)?.name[language] ?? row.region,
    image: imageText(catalogue, configuration.image),
    period: catalogue.periods.find(({ code }) => code === period)?.name[language] ?? period,
    amount: format(event.amountMinor ?? row.total_minor),
    at: formatInstant(event.atMs, language),
    dueAt: formatInstant(row.due_ms, language),
    end: order.term ? formatInstant(endOfTermMs(order.term), language) : '',
    keptUntil: order.term ? formatInstant(renewableUntilMs(order.term), language) : '',
    format,
    address: (path) => `${cleanText(siteUrl ?? '')}${localizePath(path, language)}`,
  };
}

export type Body = (source: MailSource, facts: MailFacts) => readonly MailPart[];

export const text = (words: string): MailPart => ({ kind: 'text', text: words });
export const toOrder = ({ stored }: MailSource, { say, address }: MailFacts): MailPart => ({
  kind: 'link',
  label: say('toOrder'),
  address: address(orderPath(stored.row.id)),
});
export const toReceipt = ({ stored }: MailSource, { say, address }: MailFacts): MailPart => ({
  kind: 'link',
  label: say('receipt'),
  address: address(receiptPath(stored.row.id)),
});

/** Money that went back although the order may have taken none: there may be no receipt to correct. */
const maybeUnpaid: ReadonlySet<RefundReason | null> = new Set([null, 'paid-late', 'wrong-amount']);

/** To what corrects the receipt. */
export const toCreditNote = (
  { stored, refundReason }: Pick<MailSource<StoredOrder>, 'stored' | 'refundReason'>,
  { say, address }: Pick<MailFacts, 'say' | 'address'>,
): MailPart[] =>
  maybeUnpaid.has(refundReason) ? [] : [{ kind: 'link', label: say('creditNote'), address: address(creditNotePath(stored.row.id)) }];

/**
 * Where a buyer in one of the countries of the site settings withdraws from the contract; of a renewal or a change, from that of its
 * server, while that can be. Nothing where the right is not granted.
 */
export function toWithdrawal({ stored, language, content: { withdrawal } }: MailSource, { say, address }: MailFacts): MailPart[] {
  if (withdrawal === null) return [];
  const to = (number: string): MailPart => ({ kind: 'link', label: say('withdrawal.here'), address: address(withdrawalPath(number)) });
  const { row } = stored;
  if (row.about === null) return [text(say('withdrawal.right', { days: withdrawal.days })), to(row.number)];
  const contract = contractOfServer(stored, withdrawal);
  if (!contract) return [];
  const { number, untilMs } = contract;
  return [text(say('withdrawal.ofServer', { number, until: formatInstant(untilMs, language) })), to(number)];
}

export type NamedFact = readonly [name: string, value: string];

/** What was ordered, and the size of its server since that was changed. */
export const productFacts = ({ say, product, sizeNow }: MailFacts): NamedFact[] => [
  [say('fact.product'), product],
  ...(sizeNow === null ? [] : [[say('fact.sizeNow'), sizeNow] as const]),
];

/** When, and by which method, an order was paid. */
export function paymentFacts({ stored: { attempts }, language }: MailSource, { say, at }: MailFacts): NamedFact[] {
  const method = attempts.findLast(({ state }) => state === 'paid')?.method ?? null;
  return [[say('fact.paid'), at], ...(method === null ? [] : [[say('fact.method'), methodName(method, language)] as const])];
}

/** Where the servers of an order are: of several with the name of each. */
export function whereabouts(row: StoredOrder['row'], say: SayOfOrder): NamedFact[] {
  const servers = serversOf(row);
  if (quantityOf(row.body.configuration) === 1) {
    const { server_address: address, server_ipv6: ipv6 } = row;
    return [
      ...(address === null ? [] : [[say('fact.address'), address] as const]),
      ...(address === null || ipv6 === null ? [] : [['IPv6', ipv6] as const]),
    ];
  }
  return hostNamesOf(row).flatMap((name, place): NamedFact[] => {
    const { address = null, ipv6 = null } = servers[place] ?? {};
    return address === null ? [] : [[name, ipv6 === null ? address : `${address}, ${ipv6}`]];
  });
}

/** What the new servers are called, and the keys by which one logs in to them; of a renewal or a change nothing. */
export function setupFacts({ stored: { row } }: MailSource, { say }: MailFacts): NamedFact[] {
  const hostNames = row.about === null ? hostNamesOf(row) : [];
  const names = keyLabels(row.body.setup?.sshKeys ?? []);
  const userData = row.about === null ? row.body.setup?.userData : undefined;
  return [
    ...(hostNames.length === 0 ? [] : [[say('fact.hostName'), hostNames.join(', ')] as const]),
    ...(row.about !== null || names.length === 0 ? [] : [[say('fact.sshKeys'), names.join(', ')] as const]),
    ...(userData ? [['cloud-init', say('userData', { lines: String(userData.lines) })] as const] : []),
  ];
}
