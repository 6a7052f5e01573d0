import type { StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** What was agreed to on the confirmation when the order had to wait for a log-in, and the quote that it is about. */
export type OrderLeft = StoredValue<'orderLeft'>;

/** Keeps it for this tab, so that the log-in page leads back to a confirmation that only has to be pressed again. */
export const keepOrderLeft = (left: OrderLeft): void => void writeStored(browserStorage, 'orderLeft', left);

/** What was left for the quote `id`; null where nothing was, or for another quote. */
export function readOrderLeft(id: string): OrderLeft | null {
  const left = readStored(browserStorage, 'orderLeft');
  return left?.quote === id ? left : null;
}

/** The confirmation that it was kept for stands again. */
export const forgetOrderLeft = (): void => void removeStored(browserStorage, 'orderLeft');
