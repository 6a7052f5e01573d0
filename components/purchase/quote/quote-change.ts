import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { Quote, ReplacedQuote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { couponMinorOf, type PreviousQuote, type ReplacementReason } from './previous-quote.ts';

/** Why the quote was replaced, and what that means to a visitor about to order. */
export interface QuoteChange {
  /** `renewal`: the renewal price has changed, the total is no dearer. `account`: the price is the same. */
  readonly reason: 'price' | 'renewal' | 'expired' | 'currency' | 'account';
  /** That price is higher than it was. */
  readonly isDearer: boolean;
  /** Both totals, formatted; for a renewal, both renewal prices. */
  readonly before: string;
  readonly now: string;
  /** The old quote had a password, the new one has none. */
  readonly passwordLost: boolean;
  /** The old quote had a coupon, which does not apply to the new one. */
  readonly couponLost: boolean;
  /** The logged-in account does not have the old quote. */
  readonly otherAccount: boolean;
}

/** A change that has to be accepted before ordering; what is cheaper is only shown. */
export const mustBeAgreedTo = (change: QuoteChange | null): boolean => change?.isDearer ?? false;

/**
 * What a total is compared with: the earlier one. After the buyer's own choice of a coupon, or of none, the sums before any coupon decide:
 * if these are the same, nothing has changed, however much the coupon takes off.
 */
function earlierTotal({ totalMinor, couponMinor, couponChosen }: PreviousQuote, quote: ReplacedQuote): number {
  if (!couponChosen) return totalMinor;
  const earlier = totalMinor + couponMinor;
  const now = quote.totalMinor + couponMinorOf(quote);
  if (now > earlier && quote.totalMinor > totalMinor) return totalMinor;
  // what the earlier sum would have come to with the coupon that is chosen now
  return now === 0 ? earlier : Math.round((quote.totalMinor * earlier) / now);
}

/** Compares a new quote with the one that it replaced, in words for the visitor; of two changed prices the dearer one is named. */
export function quoteChange(old: PreviousQuote, quote: ReplacedQuote, why: ReplacementReason, language: Language): QuoteChange {
  const words = (each: Pick<Quote, 'currency'>, minor: number): string => formatMoney(money(minor, each.currency), language);
  const passwordLost = old.hasPassword && !quote.hasPassword;
  const couponLost = old.hasCoupon && !old.couponChosen && quote.coupon === null;
  const otherAccount = why === 'account';
  const compared = (before: number, now: number) => ({
    before: words(old, before),
    now: words(quote, now),
    isDearer: old.currency === quote.currency && now > before,
    passwordLost,
    couponLost,
    otherAccount,
  });
  const earlierMinor = earlierTotal(old, quote);
  const total = compared(earlierMinor, quote.totalMinor);
  const renewal = compared(old.renewalMinor, quote.renewalMinor);
  if (old.currency !== quote.currency) return { ...total, reason: 'currency' };
  if (renewal.isDearer && !total.isDearer) return { ...renewal, reason: 'renewal' };
  if (earlierMinor !== quote.totalMinor) return { ...total, reason: 'price' };
  if (old.renewalMinor !== quote.renewalMinor) return { ...renewal, reason: 'renewal' };
  return { ...total, reason: otherAccount ? 'account' : 'expired' };
}
