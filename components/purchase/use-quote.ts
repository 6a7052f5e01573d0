import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import { formatMoney } from '#lib/money/format-money.ts';
import { money } from '#lib/money/money.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { useCurrency } from '#components/ui/currency/use-currency.ts';
import { keepBefore, readBefore, type QuoteBefore, type WhyAnother } from './price-before.ts';
import { findQuote as findKept, requestQuote as requestNew, type QuoteResult } from './request-quote.ts';
import { shownCurrency } from './shown-currency.ts';

/** Why the quote that stands here is another one than before, and what that means to who was about to order. */
export interface QuoteChange {
  /** `renewal`: the total is the same, what comes after it is not. */
  readonly reason: 'price' | 'renewal' | 'expired' | 'currency';
  /** Both totals in words; for a renewal, what each renews at. */
  readonly before: string;
  readonly now: string;
  /** The old quote had a password, the new one has none. */
  readonly passwordLost: boolean;
}

export type QuoteState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'quote'; readonly quote: Quote; readonly change: QuoteChange | null };

/** A change that is ordered only once it was agreed to. */
export const mustBeAgreedTo = (change: QuoteChange | null): boolean => change?.reason === 'price' || change?.reason === 'renewal';

const withoutQuote = ({ key, loggedOut }: Extract<QuoteResult, { ok: false }>): QuoteState => {
  if (loggedOut) return { kind: 'log-in' };
  return { kind: key === 'modelSoldOut' ? 'sold-out' : 'failed' };
};

export interface QuoteAsking {
  findQuote: (id: string) => Promise<Quote | null>;
  requestQuote: (asked: Parameters<typeof requestNew>[0]) => Promise<QuoteResult>;
  isLoggedIn: () => Promise<boolean>;
}

const asking: QuoteAsking = {
  findQuote: findKept,
  requestQuote: requestNew,
  isLoggedIn: async () => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    return readScriptCookie(document, 'token') !== null;
  },
};

export interface QuoteView {
  readonly state: QuoteState;
  /** What the address asks for; null where it asks for nothing that is sold. */
  readonly configuration: PurchaseConfiguration | null;
  /** Takes the quote that the service made in place of one whose price has changed. */
  readonly takeNew: (id: string, old: Quote) => Promise<void>;
  /** Asks for a new quote in place of one that ran out. */
  readonly renew: (old: Quote) => Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The address names the quote that stands here, so that a reload, or Back from the order, shows the same. */
function nameQuote(id: string): void {
  const search = new URLSearchParams(window.location.search);
  search.set('quote', id);
  const as = `${window.location.pathname}?${search}`;
  const noted: unknown = window.history.state;
  // the router restores what it has noted
  window.history.replaceState(typeof noted === 'object' ? { ...noted, as } : null, '', as);
}

/**
 * The quote that the address names while it holds; else a new one, so that a reload or a link never shows an old price. Another
 * currency, chosen here or in another tab, gets a new quote too, with a word: none is ordered in a currency that is not shown.
 */
export function useQuote({ catalogue, region }: Pick<PurchaseContent, 'catalogue' | 'region'>, language: Language, { findQuote, requestQuote, isLoggedIn }: QuoteAsking = asking): QuoteView {
  const [state, setState] = useState<QuoteState>({ kind: 'waiting' });
  const configuration = useMemo(() => readPurchaseAddress(window.location.search, catalogue, region)?.configuration ?? null, [catalogue, region]);
  const currency = useCurrency(language);

  const changeOf = useCallback((old: QuoteBefore, quote: Quote, why: WhyAnother): QuoteChange => {
    const words = (each: QuoteBefore, minor: number): string => formatMoney(money(minor, each.currency), language);
    const passwordLost = old.hasPassword && !quote.hasPassword;
    const totals = { before: words(old, old.totalMinor), now: words(quote, quote.totalMinor), passwordLost };
    if (why === 'currency') return { ...totals, reason: 'currency' };
    if (old.totalMinor !== quote.totalMinor) return { ...totals, reason: 'price' };
    if (old.renewalMinor !== quote.renewalMinor) return { before: words(old, old.renewalMinor), now: words(quote, quote.renewalMinor), passwordLost, reason: 'renewal' };
    return { ...totals, reason: 'expired' };
  }, [language]);

  const askAgain = useCallback(async (old: Quote, wanted: Currency, why: 'expired' | 'currency'): Promise<QuoteState> => {
    const asked = await requestQuote({ configuration: { ...old.configuration, period: old.period }, currency: wanted, password: '' });
    if (!asked.ok) return withoutQuote(asked);
    nameQuote(asked.quote.id);
    keepBefore(asked.quote.id, old, why);
    return { kind: 'quote', quote: asked.quote, change: changeOf(old, asked.quote, why) };
  }, [changeOf, requestQuote]);

  const load = useCallback(async (): Promise<QuoteState> => {
    if (!(await isLoggedIn())) return { kind: 'log-in' };
    const wanted = shownCurrency(language);
    const id = new URLSearchParams(window.location.search).get('quote') ?? '';
    const kept = uuid.test(id) ? await findQuote(id) : null;
    if (kept?.currency === wanted) {
      const before = readBefore(kept.id);
      return { kind: 'quote', quote: kept, change: before && changeOf(before, kept, before.why) };
    }
    if (kept) return askAgain(kept, wanted, 'currency');
    if (!configuration) return { kind: 'failed' };
    const asked = await requestQuote({ configuration, currency: wanted, password: '' });
    if (!asked.ok) return withoutQuote(asked);
    nameQuote(asked.quote.id);
    return { kind: 'quote', quote: asked.quote, change: null };
  }, [askAgain, changeOf, configuration, findQuote, isLoggedIn, language, requestQuote]);

  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      const next = await load().catch((): QuoteState => ({ kind: 'failed' }));
      if (!left) setState(next);
    };
    void show();
    return () => { left = true; };
    // another currency is another question
  }, [load, currency]);

  return {
    state,
    configuration,
    takeNew: async (id, old) => {
      const quote = await findQuote(id).catch(() => null);
      if (quote) {
        nameQuote(quote.id);
        keepBefore(quote.id, old, 'price');
      }
      setState(quote ? { kind: 'quote', quote, change: changeOf(old, quote, 'price') } : { kind: 'failed' });
    },
    renew: async (old) => setState(await askAgain(old, shownCurrency(language), 'expired').catch((): QuoteState => ({ kind: 'failed' }))),
  };
}
