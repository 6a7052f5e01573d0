import { useState } from 'react';
import { receiptBuyer, unprintable, type ReceiptBuyer, type ReceiptBuyerField } from '#lib/contracts/calls/orders/receipt-buyer.ts';

const empty: Readonly<Record<ReceiptBuyerField, string>> = { company: '', taxNumber: '', address: '' };

export interface ReceiptBuyerState {
  readonly typed: Readonly<Record<ReceiptBuyerField, string>>;
  /** The fields that cannot be printed, and which of their characters cannot; none: they are too long. */
  readonly faults: ReadonlyMap<PropertyKey, readonly string[]>;
  /** What is printed; null: something cannot be. */
  readonly billedTo: ReceiptBuyer | null;
  readonly type: (field: ReceiptBuyerField, text: string) => void;
}

const isField = (key: PropertyKey): key is ReceiptBuyerField => Object.hasOwn(empty, key);

/** What the buyer types to have it printed. It is gone with the page. */
export function useReceiptBuyer(): ReceiptBuyerState {
  const [typed, setTyped] = useState(empty);
  const read = receiptBuyer.safeParse(Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== '')));
  return {
    typed,
    faults: new Map(read.error?.issues.map(({ path: [field = ''] }) => [field, isField(field) ? unprintable(typed[field]) : []])),
    billedTo: read.success ? read.data : null,
    type: (field, text) => setTyped((before) => ({ ...before, [field]: text })),
  };
}
