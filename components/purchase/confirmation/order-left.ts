import type { StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import type { PreviousQuote } from '../quote/previous-quote.ts';

/** What was accepted on the confirmation when the order had to wait for a log-in, and the quote that it refers to. */
export type OrderLeft = StoredValue<'orderLeft'>;

/** Stores it for this tab, so that after the log-in the order button only has to be pressed again. */
export const keepOrderLeft = (left: OrderLeft): void => void writeStored(browserStorage, 'orderLeft', left);

/** What was stored for the quote `id`; null if nothing was, or for another quote. */
export function readOrderLeft(id: string): OrderLeft | null {
  const left = readStored(browserStorage, 'orderLeft');
  return left?.quote === id ? left : null;
}

/** The quote that it refers to, for comparison with the one that replaces it. */
export const quoteOfLeft = ({
  currency,
  totalMinor,
  renewalMinor,
  hasPassword,
  hasCoupon,
  couponMinor,
  couponChosen,
}: OrderLeft): PreviousQuote => ({ currency, totalMinor, renewalMinor, hasPassword, hasCoupon, couponMinor, couponChosen });

/** Clears it once its confirmation is shown again. */
export const forgetOrderLeft = (): void => void removeStored(browserStorage, 'orderLeft');
