import type { Quote, ReplacedQuote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { StoredValue } from '#lib/storage/stored-table.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** The quote that a new one replaced, for comparison. */
export interface PreviousQuote extends Pick<Quote, 'currency' | 'totalMinor' | 'renewalMinor' | 'hasPassword'> {
  readonly hasCoupon: boolean;
  /** What its coupon took off, minor units. */
  readonly couponMinor: number;
  /** The buyer has chosen the coupon of the new quote, or none: what that changes is no change of the price. */
  readonly couponChosen: boolean;
}

export type ReplacementReason = StoredValue<'priceBefore'>['why'];

/** What a coupon takes off a quote, minor units. */
export const couponMinorOf = ({ discounts }: Pick<Quote, 'discounts'>): number =>
  discounts.filter(({ kind }) => kind === 'coupon').reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What a quote is compared by. */
export const asPrevious = ({ currency, totalMinor, renewalMinor, hasPassword, coupon, discounts }: ReplacedQuote): PreviousQuote => ({
  currency,
  totalMinor,
  renewalMinor,
  hasPassword,
  hasCoupon: coupon !== null,
  couponMinor: couponMinorOf({ discounts }),
  couponChosen: false,
});

/** Stores what the quote `id` replaced, so that a reload shows it again. Without storage only this page knows it. */
export function rememberPreviousQuote(id: string, before: PreviousQuote, why: ReplacementReason): void {
  writeStored(browserStorage, 'priceBefore', { ...before, quote: id, why });
}

/** What the quote `id` replaced; null if it replaced none. */
export function readPreviousQuote(id: string): StoredValue<'priceBefore'> | null {
  const stored = readStored(browserStorage, 'priceBefore');
  return stored?.quote === id ? stored : null;
}
