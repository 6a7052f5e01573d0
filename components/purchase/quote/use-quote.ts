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
  /** Nobody answered. */
  | { readonly kind: 'away' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sold-out' }
  /** `left`: what had been agreed to before a log-in, by the same account. */
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
  /** What the address asks for; null where it asks for nothing that is sold. */
  readonly configuration: PurchaseConfiguration | null;
  /** Takes the quote that the service made in place of one whose price has changed. Answers with what came of it. */
  readonly takeNew: (id: string, old: Quote) => Promise<QuoteState['kind']>;
  /** Asks for a new quote in place of one that ran out, or that this account does not have. Answers with what came of it. */
  readonly renew: (old: Quote, why: 'expired' | 'account') => Promise<QuoteState['kind']>;
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
 * So does an account that does not have the quote. Where nobody is logged in, or nobody answers, it goes on once that has changed.
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

  /** `before`: null where nothing stood there that the new one is held against; the new one is then held against itself. */
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
    // what somebody agreed to is not agreed to by another account
    if (found?.kind === 'not-held') return ask(configuration, left, 'account');
    return ask(configuration, left, left && 'expired', left);
  }, [ask, configuration, findQuote, isLoggedIn, language]);

  // another currency is another question
  useEffect(() => takeUnlessLeft(load, setState), [load, currency]);
  const isAbsent = state.kind === 'log-in' || state.kind === 'away';
  useEffect(() => (isAbsent ? takeOnReturn(load, setState) : undefined), [load, isAbsent]);

  /** Where nobody is logged in or nobody answers, the old quote stays, with what was agreed to: it can be pressed again. */
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

/** Loads once; the function that it answers with leaves, and nothing is taken any more. */
function takeUnlessLeft(load: Load, take: Take): () => void {
  let isLeft = false;
  // what throws is a part that could not be fetched
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

/** What a quote was given for. */
const ofQuote = (quote: Quote): QuoteOf => ({ ...quote.configuration, period: quote.period });
