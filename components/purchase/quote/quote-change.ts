import type { Language } from '#lib/language/languages.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { PreviousQuote, ReplacementReason } from './previous-quote.ts';

/** Why the quote was replaced, and what that means to a visitor about to order. */
export interface QuoteChange {
  /** `renewal`: the total is the same, the renewal price is not. `account`: the price is the same. */
  readonly reason: 'price' | 'renewal' | 'expired' | 'currency' | 'account';
  /** Both totals, formatted; for a renewal, both renewal prices. */
  readonly before: string;
  readonly now: string;
  /** The old quote had a password, the new one has none. */
  readonly passwordLost: boolean;
  /** The logged-in account does not have the old quote. */
  readonly otherAccount: boolean;
}

/** A change that has to be accepted before ordering. */
export const mustBeAgreedTo = (change: QuoteChange | null): boolean => change?.reason === 'price' || change?.reason === 'renewal';

/** Compares a new quote with the one that it replaced, in words for the visitor. */
export function quoteChange(old: PreviousQuote, quote: PreviousQuote, why: ReplacementReason, language: Language): QuoteChange {
  const words = (each: PreviousQuote, minor: number): string => formatMoney(money(minor, each.currency), language);
  const passwordLost = old.hasPassword && !quote.hasPassword;
  const otherAccount = why === 'account';
  const totals = { before: words(old, old.totalMinor), now: words(quote, quote.totalMinor), passwordLost, otherAccount };
  if (old.currency !== quote.currency) return { ...totals, reason: 'currency' };
  if (old.totalMinor !== quote.totalMinor) return { ...totals, reason: 'price' };
  if (old.renewalMinor !== quote.renewalMinor)
    return { ...totals, before: words(old, old.renewalMinor), now: words(quote, quote.renewalMinor), reason: 'renewal' };
  return { ...totals, reason: otherAccount ? 'account' : 'expired' };
}
