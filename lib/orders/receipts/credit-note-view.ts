import type { ReceiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import type { ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import { reasonWord, type RefundReason } from '#lib/contracts/refund-reasons.ts';
import { methodName } from '#lib/orders/payment-method.ts';
import { creditNoteNumber, partiesOf, productFacts, receiptNumber, wordsOfAmount, wordsOfInstant } from './receipt-view.ts';
import type { NamedValue, ReceiptView, SayOnReceipt } from './receipt-view.ts';

/** A payment that did not pay the order goes back as it came: none of the order's lines does. */
const ofPaymentAlone: ReadonlySet<RefundReason> = new Set<RefundReason>(['paid-late', 'paid-twice', 'wrong-amount']);

/**
 * The credit note of one refund: what is given back, below zero, why, and the receipt that it corrects. `place`: which of the refunds, the
 * oldest first, from zero; null: there is none.
 */
export function creditNoteView(receipt: ReceiptMessage, place: number, say: SayOnReceipt, billedTo: ReceiptBuyer = {}): ReceiptView | null {
  const refund = receipt.refunds[place];
  if (!refund) return null;
  const amount = wordsOfAmount(receipt);
  return {
    title: say('creditNote.title'),
    number: creditNoteNumber(receipt, place),
    parties: partiesOf(receipt, say, billedTo),
    facts: factsOf(receipt, place, refund, say),
    tables: [
      { heading: say('creditNote.bill'), rows: rowsOf(receipt, refund, say), sum: [say('creditNote.total'), amount(-refund.amountMinor)] },
    ],
    notes: [say('creditNote.kind', { number: receiptNumber(receipt) }), ...(receipt.seller?.isExample ? [say('note.example')] : [])],
  };
}

/** As many as an order has refunds, the oldest first. */
export const creditNotesOf = (receipt: ReceiptMessage, say: SayOnReceipt, billedTo: ReceiptBuyer = {}): ReceiptView[] =>
  receipt.refunds.flatMap((_refund, place) => creditNoteView(receipt, place, say, billedTo) ?? []);

type Refund = ReceiptMessage['refunds'][number];

function factsOf(receipt: ReceiptMessage, place: number, refund: Refund, say: SayOnReceipt): NamedValue[] {
  const at = wordsOfInstant(receipt);
  const { reason, askedAt, settledAt, method } = refund;
  return [
    [say('creditNote.fact.number'), creditNoteNumber(receipt, place)],
    [say('creditNote.fact.receipt'), receiptNumber(receipt)],
    [say('fact.number'), receipt.number],
    [say('fact.paid'), at(receipt.paidAt)],
    [say('creditNote.fact.issued'), at(askedAt)],
    [say('creditNote.fact.reason'), say(`reason.${reasonWord(reason, receipt)}`)],
    [say('creditNote.fact.sent'), settledAt === null ? say('onWay') : at(settledAt)],
    ...(method === null ? [] : [[say('creditNote.fact.method'), methodName(method, receipt.language)] as const]),
    ...productFacts(receipt, say),
    [say('fact.currency'), receipt.currency],
  ];
}

/** Each line of the order below zero, and what of them was kept; together what went back. */
function rowsOf(receipt: ReceiptMessage, { amountMinor, reason }: Refund, say: SayOnReceipt): NamedValue[] {
  const amount = wordsOfAmount(receipt);
  if (ofPaymentAlone.has(reason)) return [[say(`reason.${reason}`), amount(-amountMinor)]];
  const keptMinor = receipt.totalMinor - amountMinor;
  return [
    ...[...receipt.lines, ...receipt.discounts].map((line): NamedValue => [line.name, amount(-line.amountMinor)]),
    ...(keptMinor === 0 ? [] : [[say('creditNote.kept'), amount(keptMinor)] as const]),
  ];
}
