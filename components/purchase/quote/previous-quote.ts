import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** What a quote is compared with that came in place of another one. */
export type PreviousQuote = Pick<Quote, 'currency' | 'totalMinor' | 'renewalMinor' | 'hasPassword'>;

export type ReplacementReason = StoredValue<'priceBefore'>['why'];

/** Keeps what stood there before the quote `id`, so that a reload says it again. Without storage only this page knows it. */
export function rememberPreviousQuote(
  id: string,
  { currency, totalMinor, renewalMinor, hasPassword }: PreviousQuote,
  why: ReplacementReason,
): void {
  writeStored(browserStorage, 'priceBefore', { quote: id, why, currency, totalMinor, renewalMinor, hasPassword });
}

/** What stood there before the quote `id`; null where it came in place of none. */
export function readPreviousQuote(id: string): StoredValue<'priceBefore'> | null {
  const stored = readStored(browserStorage, 'priceBefore');
  return stored?.quote === id ? stored : null;
}
