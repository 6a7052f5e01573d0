import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { shownCurrency, useCurrency } from '#components/ui/currency/use-currency.ts';
import { readOrderLeft, type OrderLeft } from '../confirmation/order-left.ts';
import { rememberPreviousQuote, readPreviousQuote, type PreviousQuote, type ReplacementReason } from './previous-quote.ts';
import { quoteChange, type QuoteChange } from './quote-change.ts';
import { findQuote as loadPersisted, requestQuote as requestNew, type FoundQuote, type QuoteResult } from './request-quote.ts';

export type QuoteState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'log-in' }
  /** The service did not answer. */
  | { readonly kind: 'away' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sold-out' }
  /** `left`: what had been accepted before a log-in, by the same account. */
  | { readonly kind: 'quote'; readonly quote: Quote; readonly change: QuoteChange | null; readonly left: OrderLeft | null };

const failed: QuoteState = { kind: 'failed' };

const withoutQuote = ({ key, why }: Extract<QuoteResult, { ok: false }>): QuoteState => {
  if (why !== 'refused') return { kind: why };
  return key === 'modelSoldOut' ? { kind: 'sold-out' } : failed;
};

export interface QuoteAsking {
  findQuote: (id: string) => Promise<FoundQuote>;
  requestQuote: (asked: Parameters<typeof requestNew>[0]) => Promise<QuoteResult>;
  isLoggedIn: () => Promise<boolean>;
}

const asking: QuoteAsking = {
  findQuote: loadPersisted,
  requestQuote: requestNew,
  isLoggedIn: async () => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    return readScriptCookie('token') !== null;
  },
};

export interface QuoteView {
  readonly state: QuoteState;
  /** The configuration in the address; null if it has none that is sold. */
  readonly configuration: PurchaseConfiguration | null;
  /** Switches to the quote that the service made in place of one whose price has changed. Returns the outcome. */
  readonly takeNew: (id: string, old: Quote) => Promise<QuoteState['kind']>;
  /** Requests a new quote in place of one that has expired, or that this account does not have. Returns the outcome. */
  readonly renew: (old: Quote, why: 'expired' | 'account') => Promise<QuoteState['kind']>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The address names the current quote, so that a reload, or Back from the order, shows the same. */
function nameQuote(id: string): void {
  const search = new URLSearchParams(window.location.search);
  search.set('quote', id);
  const as = `${window.location.pathname}?${search}`;
  const noted: unknown = window.history.state;
  // the router restores its own history state
  window.history.replaceState(typeof noted === 'object' ? { ...noted, as } : null, '', as);
}

/**
 * The quote named in the address while it is valid; else a new one, so that a reload or a link never shows an old price. Another currency,
 * chosen here or in another tab, also gets a new quote, with a notice: none is ordered in a currency that is not shown. So does an
 * account that does not have the quote. If nobody is logged in, or the service does not answer, it retries once that has changed.
 */
export function useQuote(
  { catalogue, region }: Pick<PurchaseContent, 'catalogue' | 'region'>,
  language: Language,
  { findQuote, requestQuote, isLoggedIn }: QuoteAsking = asking,
): QuoteView {
  const [state, setState] = useState<QuoteState>({ kind: 'waiting' });
  const configuration = useMemo(
    () => readPurchaseAddress(window.location.search, catalogue, region)?.configuration ?? null,
    [catalogue, region],
  );
  const currency = useCurrency(language);

  /** `before`: null if there was no quote to compare the new one with; it is then compared with itself. */
  const ask = useCallback(
    async (
      of: QuoteOf,
      before: PreviousQuote | null,
      why: ReplacementReason | null,
      left: OrderLeft | null = null,
    ): Promise<QuoteState> => {
      const asked = await requestQuote({ configuration: of, currency: shownCurrency(language), password: '' });
      if (!asked.ok) return withoutQuote(asked);
      const { quote } = asked;
      nameQuote(quote.id);
      if (why === null) return { kind: 'quote', quote, change: null, left };
      rememberPreviousQuote(quote.id, before ?? quote, why);
      return { kind: 'quote', quote, change: quoteChange(before ?? quote, quote, why, language), left };
    },
    [language, requestQuote],
  );

  const load = useCallback(async (): Promise<QuoteState> => {
    if (!(await isLoggedIn())) return { kind: 'log-in' };
    const id = new URLSearchParams(window.location.search).get('quote') ?? '';
    const found = uuid.test(id) ? await findQuote(id) : null;
    if (found?.kind === 'log-in' || found?.kind === 'away') return found;
    const left = readOrderLeft(id);
    if (found?.kind === 'quote') {
      const { quote } = found;
      if (quote.currency !== shownCurrency(language)) return ask(ofQuote(quote), quote, 'currency', left);
      const before = readPreviousQuote(quote.id);
      return { kind: 'quote', quote, change: before && quoteChange(before, quote, before.why, language), left };
    }
    if (!configuration) return failed;
    // one account's acceptance does not count for another
    if (found?.kind === 'not-held') return ask(configuration, left, 'account');
    return ask(configuration, left, left && 'expired', left);
  }, [ask, configuration, findQuote, isLoggedIn, language]);

  // another currency needs another quote
  useEffect(() => takeUnlessLeft(load, setState), [load, currency]);
  const isAbsent = state.kind === 'log-in' || state.kind === 'away';
  useEffect(() => (isAbsent ? takeOnReturn(load, setState) : undefined), [load, isAbsent]);

  /**
   * If nobody is logged in or the service does not answer, the old quote stays, with what was accepted: the button can be pressed again.
   */
  const replaceBy = async (asked: Promise<QuoteState>): Promise<QuoteState['kind']> => {
    const next = await asked;
    if (next.kind !== 'log-in' && next.kind !== 'away') setState(next);
    return next.kind;
  };

  const takeFound = async (id: string, old: Quote): Promise<QuoteState> => {
    const found = await findQuote(id);
    if (found.kind === 'log-in' || found.kind === 'away') return found;
    if (found.kind !== 'quote') return failed;
    nameQuote(id);
    rememberPreviousQuote(id, old, 'price');
    return { kind: 'quote', quote: found.quote, change: quoteChange(old, found.quote, 'price', language), left: null };
  };

  return {
    state,
    configuration,
    takeNew: (id, old) => replaceBy(takeFound(id, old)),
    renew: (old, why) => replaceBy(ask(ofQuote(old), old, why)),
  };
}

type Load = () => Promise<QuoteState>;
type Take = (state: QuoteState) => void;

/** Loads once; the returned function cancels it, and later results are ignored. */
function takeUnlessLeft(load: Load, take: Take): () => void {
  let isLeft = false;
  // an exception means that code could not be loaded
  void load()
    .catch((): QuoteState => ({ kind: 'away' }))
    .then((state) => {
      if (!isLeft) take(state);
    });
  return () => {
    isLeft = true;
  };
}

const comingBack = ['focus', 'online'] as const;

/** Loads again whenever somebody may have logged in in another tab, or the network is back. */
function takeOnReturn(load: Load, take: Take): () => void {
  let leave: (() => void) | null = null;
  const again = (): void => {
    leave?.();
    leave = takeUnlessLeft(load, take);
  };
  for (const event of comingBack) window.addEventListener(event, again);
  return () => {
    leave?.();
    for (const event of comingBack) window.removeEventListener(event, again);
  };
}

type QuoteOf = Parameters<typeof requestNew>[0]['configuration'];

/** The input that a quote was made for. */
const ofQuote = (quote: Quote): QuoteOf => ({ ...quote.configuration, period: quote.period });
