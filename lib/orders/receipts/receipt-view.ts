import { addressLines, type ReceiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { reasonWord } from '#lib/contracts/refund-reasons.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { methodName } from '#lib/orders/payment-method.ts';

type ReceiptWord =
  | 'title'
  | 'seller'
  | 'buyer'
  | 'account'
  | 'taxNumberOfBuyer'
  | 'refundNote'
  | `creditNote.${'title' | 'bill' | 'total' | 'kept' | 'kind'}`
  | `creditNote.fact.${'number' | 'receipt' | 'issued' | 'reason' | 'sent' | 'method'}`
  | `tax.${NonNullable<ReceiptMessage['seller']>['taxNumbers'][number]['kind']}`
  | `fact.${'receipt' | 'number' | 'ordered' | 'paid' | 'method' | 'product' | 'wire' | 'quantity' | 'region' | 'period' | 'paidUntil' | 'registeredUntil' | 'currency'}`
  | `fact.${'renews' | 'from' | 'changes' | 'days'}`
  | 'bill'
  | 'billOfChange'
  | 'total'
  | 'payments'
  | 'refunds'
  | 'onWay'
  | `reason.${ReturnType<typeof reasonWord>}`
  | 'kept'
  | 'note.kind'
  | 'note.renewal'
  | 'note.renewalOfName'
  | 'note.example';

/** A text of the area `receipt` with its gaps filled. */
export type SayOnReceipt = (key: ReceiptWord, values?: Readonly<Record<string, string>>) => string;

export type NamedValue = readonly [name: string, value: string];

/** A receipt in words, in the order in which the page and the PDF have it. */
export interface ReceiptView {
  readonly title: string;
  readonly number: string;
  /** Who sold and who bought, each as lines under a heading. */
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly facts: readonly NamedValue[];
  /** Amounts under headings; `sum`: the last row of a table, set apart. */
  readonly tables: readonly { readonly heading: string; readonly rows: readonly NamedValue[]; readonly sum: NamedValue | null }[];
  readonly notes: readonly string[];
}

/** What a receipt says: amounts as they were charged, received and refunded; nothing is calculated here. */
export function receiptView(receipt: ReceiptMessage, say: SayOnReceipt, billedTo: ReceiptBuyer = {}): ReceiptView {
  const { language, seller, refunds } = receipt;
  const amount = wordsOfAmount(receipt);
  const at = wordsOfInstant(receipt);
  const named = ({ name, amountMinor }: { name: string; amountMinor: number }): NamedValue => [name, amount(amountMinor)];
  return {
    title: say('title'),
    number: receiptNumber(receipt),
    parties: partiesOf(receipt, say, billedTo),
    facts: factsOf(receipt, say, at),
    tables: [
      {
        heading: receipt.changes ? say('billOfChange', { days: String(receipt.changes.days) }) : say('bill'),
        rows: [...receipt.lines, ...receipt.discounts].map(named),
        sum: [say('total'), amount(receipt.totalMinor)],
      },
      {
        heading: say('payments'),
        rows: receipt.payments.map((payment) => [
          joined([at(payment.at), payment.method === null ? null : methodName(payment.method, language)]),
          amount(payment.amountMinor),
        ]),
        sum: null,
      },
      ...(refunds.length === 0
        ? []
        : [
            {
              heading: say('refunds'),
              rows: refunds.map(({ settledAt, askedAt, reason, amountMinor }, place): NamedValue => [
                joined([
                  say('refundNote', { number: creditNoteNumber(receipt, place) }),
                  at(settledAt ?? askedAt),
                  say(`reason.${reasonWord(reason, receipt)}`),
                  settledAt === null ? say('onWay') : null,
                ]),
                amount(-amountMinor),
              ]),
              sum: [say('kept'), amount(receipt.keptMinor)] as const,
            },
          ]),
    ],
    notes: [
      say('note.kind'),
      ...(receipt.renewalMinor === null
        ? []
        : [say(receipt.domain === undefined ? 'note.renewal' : 'note.renewalOfName', { amount: amount(receipt.renewalMinor) })]),
      ...(seller?.isExample ? [say('note.example')] : []),
    ],
  };
}

/** An amount in a receipt's language and currency. */
export const wordsOfAmount =
  ({ currency, language }: Pick<ReceiptMessage, 'currency' | 'language'>) =>
  (minor: number): string =>
    formatMoney(money(minor, currency), language);

/** An instant in a receipt's language, with its clock. */
export const wordsOfInstant =
  ({ language }: Pick<ReceiptMessage, 'language'>) =>
  (instant: string): string =>
    formatInstant(Date.parse(instant), language);

/** Seller and buyer, as far as they are known. */
export const partiesOf = ({ seller, buyer }: ReceiptMessage, say: SayOnReceipt, billedTo: ReceiptBuyer): ReceiptView['parties'] =>
  [
    ...(seller ? [{ heading: say('seller'), lines: sellerLines(seller, say) }] : []),
    { heading: say('buyer'), lines: [...buyerLines(billedTo, say), ...(buyer === null ? [] : [say('account', { name: buyer })])] },
  ].filter(({ lines }) => lines.length > 0);

/** A receipt has a number of its own, derived from that of its order: one order, one receipt. */
export const receiptNumber = ({ number }: Pick<ReceiptMessage, 'number'>): string => `R-${number}`;

/** Derived from the number of its receipt. Refunds are only added, the oldest first, so that each keeps its number. */
export const creditNoteNumber = (receipt: Pick<ReceiptMessage, 'number'>, place: number): string =>
  `${receiptNumber(receipt)}-${place + 1}`;

/** What the buyer wants to have printed. */
function buyerLines(billedTo: ReceiptBuyer, say: SayOnReceipt): string[] {
  const { company = '', taxNumber = '' } = billedTo;
  return [
    ...(company === '' ? [] : [company]),
    ...addressLines(billedTo),
    ...(taxNumber === '' ? [] : [say('taxNumberOfBuyer', { number: taxNumber })]),
  ];
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

/** What the site settings leave empty is left out; an address keeps its lines. */
function sellerLines(
  { name, address, telephone, email, registration, taxNumbers }: NonNullable<ReceiptMessage['seller']>,
  say: SayOnReceipt,
): string[] {
  const known = [name, ...(address?.split('\n') ?? []), telephone, email, registration];
  return [
    ...known.flatMap((line) => (line === null || line.trim() === '' ? [] : [line.trim()])),
    ...taxNumbers.map(({ kind, number }) => say(`tax.${kind}`, { number })),
  ];
}

/** The method is that of the payment that counted: the first. */
function factsOf(receipt: ReceiptMessage, say: SayOnReceipt, at: (instant: string) => string): NamedValue[] {
  const { language, payments, paidUntil } = receipt;
  const method = payments.find((payment) => payment.at === receipt.paidAt)?.method ?? null;
  return [
    [say('fact.receipt'), receiptNumber(receipt)],
    [say('fact.number'), receipt.number],
    [say('fact.ordered'), at(receipt.orderedAt)],
    [say('fact.paid'), at(receipt.paidAt)],
    ...(method === null ? [] : [[say('fact.method'), methodName(method, language)] as const]),
    ...productFacts(receipt, say),
    ...(paidUntil === null
      ? []
      : [[say(receipt.domain === undefined ? 'fact.paidUntil' : 'fact.registeredUntil'), at(paidUntil)] as const]),
    [say('fact.currency'), receipt.currency],
  ];
}

/** What was ordered, for how long, and about which server. */
export function productFacts(receipt: ReceiptMessage, say: SayOnReceipt): NamedValue[] {
  const { renews, changes, domainAscii } = receipt;
  return [
    [say('fact.product'), receipt.product],
    ...(domainAscii === undefined ? [] : [[say('fact.wire'), domainAscii] as const]),
    [say('fact.quantity'), String(receipt.quantity)],
    ...(receipt.domain === undefined ? [[say('fact.region'), receipt.region] as const] : []),
    ...(changes ? [] : [[say('fact.period'), receipt.period] as const]),
    ...(changes ? [[say('fact.changes'), changes.number] as const, [say('fact.days'), String(changes.days)] as const] : []),
    ...(renews ? [[say('fact.renews'), renews.number] as const, [say('fact.from'), wordsOfInstant(receipt)(renews.from)] as const] : []),
  ];
}
