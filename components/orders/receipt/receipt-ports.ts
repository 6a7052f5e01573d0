import type { ReceiptBuyer } from '#lib/contracts/calls/orders/receipt-buyer.ts';
import { orderReceipt, receiptPdf, type ReceiptMessage } from '#lib/contracts/calls/orders/receipt-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

/** What the page of a receipt asks the service; each place shows its own failures. */
export interface ReceiptPorts {
  read: (id: string, language: Language) => Promise<MydocResult<ReceiptMessage | null>>;
  /** The receipt, or the credit note of that number. Whom it is billed to is printed and stored nowhere. */
  pdf: (
    id: string,
    language: Language,
    wanted: ReceiptBuyer & { creditNote?: number },
  ) => Promise<MydocResult<CallOutput<typeof receiptPdf>>>;
}

const quiet = { quiet: true } as const;

export const receiptCalls: ReceiptPorts = {
  read: (id, language) => makeCall(orderReceipt, { id, language }, quiet),
  pdf: (id, language, wanted) => makeCall(receiptPdf, { id, language, ...wanted }, quiet),
};
