import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** The quote that a new one replaced, for comparison. */
export type PreviousQuote = Pick<Quote, 'currency' | 'totalMinor' | 'renewalMinor' | 'hasPassword'>;

export type ReplacementReason = StoredValue<'priceBefore'>['why'];

/** Stores what the quote `id` replaced, so that a reload shows it again. Without storage only this page knows it. */
export function rememberPreviousQuote(
  id: string,
  { currency, totalMinor, renewalMinor, hasPassword }: PreviousQuote,
  why: ReplacementReason,
): void {
  writeStored(browserStorage, 'priceBefore', { quote: id, why, currency, totalMinor, renewalMinor, hasPassword });
}

/** What the quote `id` replaced; null if it replaced none. */
export function readPreviousQuote(id: string): StoredValue<'priceBefore'> | null {
  const stored = readStored(browserStorage, 'priceBefore');
  return stored?.quote === id ? stored : null;
}
