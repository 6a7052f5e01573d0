import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { reasonWord } from '#lib/contracts/refund-reasons.ts';
import { formatInstant } from '#lib/format/format-date.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import { methodName } from '#lib/orders/payment-method.ts';

type Receipt = ReceiptMessage;

type ReceiptWord =
  | 'title'
  | 'seller'
  | 'buyer'
  | 'account'
  | `tax.${NonNullable<Receipt['seller']>['taxNumbers'][number]['kind']}`
  | `fact.${'number' | 'ordered' | 'paid' | 'method' | 'product' | 'quantity' | 'region' | 'period' | 'paidUntil' | 'currency'}`
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
export function receiptView(receipt: Receipt, say: SayOnReceipt): ReceiptView {
  const { language, currency, seller, buyer, refunds } = receipt;
  const amount = (minor: number): string => formatMoney(money(minor, currency), language);
  const at = (instant: string): string => formatInstant(Date.parse(instant), language);
  const named = ({ name, amountMinor }: { name: string; amountMinor: number }): NamedValue => [name, amount(amountMinor)];
  return {
    title: say('title'),
    number: receipt.number,
    parties: [
      ...(seller ? [{ heading: say('seller'), lines: sellerLines(seller, say) }] : []),
      ...(buyer === null ? [] : [{ heading: say('buyer'), lines: [say('account', { name: buyer })] }]),
    ].filter(({ lines }) => lines.length > 0),
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
              rows: refunds.map(({ settledAt, askedAt, reason, amountMinor }): NamedValue => [
                joined([at(settledAt ?? askedAt), say(`reason.${reasonWord(reason, receipt)}`), settledAt === null ? say('onWay') : null]),
                amount(-amountMinor),
              ]),
              sum: [say('kept'), amount(receipt.keptMinor)] as const,
            },
          ]),
    ],
    notes: [
      say('note.kind'),
      ...(receipt.renewalMinor === null ? [] : [say('note.renewal', { amount: amount(receipt.renewalMinor) })]),
      ...(seller?.isExample ? [say('note.example')] : []),
    ],
  };
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

/** What the site settings leave empty is left out; an address keeps its lines. */
function sellerLines(
  { name, address, telephone, email, registration, taxNumbers }: NonNullable<Receipt['seller']>,
  say: SayOnReceipt,
): string[] {
  const known = [name, ...(address?.split('\n') ?? []), telephone, email, registration];
  return [
    ...known.flatMap((line) => (line === null || line.trim() === '' ? [] : [line.trim()])),
    ...taxNumbers.map(({ kind, number }) => say(`tax.${kind}`, { number })),
  ];
}

/** The method is that of the payment that counted: the first. */
function factsOf(receipt: Receipt, say: SayOnReceipt, at: (instant: string) => string): NamedValue[] {
  const { language, payments, paidUntil, renews, changes } = receipt;
  const method = payments.find((payment) => payment.at === receipt.paidAt)?.method ?? null;
  return [
    [say('fact.number'), receipt.number],
    [say('fact.ordered'), at(receipt.orderedAt)],
    [say('fact.paid'), at(receipt.paidAt)],
    ...(method === null ? [] : [[say('fact.method'), methodName(method, language)] as const]),
    [say('fact.product'), receipt.product],
    [say('fact.quantity'), String(receipt.quantity)],
    [say('fact.region'), receipt.region],
    ...(changes ? [] : [[say('fact.period'), receipt.period] as const]),
    ...(changes ? [[say('fact.changes'), changes.number] as const, [say('fact.days'), String(changes.days)] as const] : []),
    ...(renews ? [[say('fact.renews'), renews.number] as const, [say('fact.from'), at(renews.from)] as const] : []),
    ...(paidUntil === null ? [] : [[say('fact.paidUntil'), at(paidUntil)] as const]),
    [say('fact.currency'), receipt.currency],
  ];
}
