import type { ReceiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import { receiptPdf, type ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import type { Language } from '#lib/language/languages.ts';
import { creditNoteView } from '#lib/orders/receipts/credit-note-view.ts';
import { receiptView, type ReceiptView, type SayOnReceipt } from '#lib/orders/receipts/receipt-view.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import type { ReadOrderContent } from '../order-content.ts';
import type { StoredOrder } from '../order-row.ts';
import { sayOfOrder } from '../order-words.ts';
import type { PrintReceipt } from './print-receipt.ts';
import { receiptOf } from './receipt-message.ts';

export interface ReceiptDeps {
  readonly executor: Executor;
  readonly orderContent: ReadOrderContent;
  /** The account of a visitor as it may be shown. */
  readonly nameOf: (visitor: Visitor) => Promise<string | null>;
  readonly print: PrintReceipt;
  /** How often an account may have a PDF made. */
  readonly tries: TokenBuckets;
}

/** How many PDFs an account gets at once, and then each minute. */
export const pdfTries = { atOnce: 10, perMinute: 10 } as const;
const busySeconds = 5;

type ReceiptAnswers = Readonly<{
  receipt: (stored: StoredOrder, language: Language, visitor: Visitor) => Promise<CallAnswer<ReceiptMessage | null>>;
  pdf: (
    stored: StoredOrder,
    wanted: { language: Language; billedTo: ReceiptBuyer; creditNote?: number | undefined },
    visitor: Visitor,
  ) => Promise<CallAnswer<CallOutput<typeof receiptPdf>>>;
}>;

/** The receipt of an order of the account that asks. */
export function receiptAnswers({ executor, orderContent, nameOf, print, tries }: ReceiptDeps): ReceiptAnswers {
  const read = async (stored: StoredOrder, language: Language, visitor: Visitor): Promise<ReceiptMessage | null> =>
    receiptOf(executor, stored, await orderContent(), { language, buyer: await nameOf(visitor) });
  return {
    receipt: async (stored, language, visitor) => answered(await read(stored, language, visitor)),
    pdf: async (stored, { language, billedTo, creditNote }, visitor) => {
      const receipt = await read(stored, language, visitor);
      const document = documentOf(receipt, billedTo, creditNote);
      if (!document) return answered(null);
      const waitSeconds = tries.take(stored.row.account_id);
      if (waitSeconds > 0) return refused('tooManyRequests', { values: { seconds: waitSeconds } });
      const pdf = await print({ view: document.view, language });
      if (!pdf) return refused('tooManyRequests', { values: { seconds: busySeconds } });
      return answered({ fileName: `${document.name}.pdf`, pdf: Buffer.from(pdf).toString('base64') });
    },
  };
}

interface NamedDocument {
  readonly name: string;
  readonly view: ReceiptView;
}

/** The receipt, named as its order, or the credit note of one of its refunds; null: there is none. */
function documentOf(receipt: ReceiptMessage | null, billedTo: ReceiptBuyer, creditNote: number | undefined): NamedDocument | null {
  if (!receipt) return null;
  const words = sayOfOrder(receipt.language);
  const say: SayOnReceipt = (key, values) => words(`receipt:${key}`, values);
  if (creditNote === undefined) return { name: receipt.number, view: receiptView(receipt, say, billedTo) };
  const view = creditNoteView(receipt, creditNote - 1, say, billedTo);
  return view && { name: view.number, view };
}
