import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote, ReplacedQuote as ReplacedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { OrderedAs } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { OrderLeft } from '../confirmation/order-left.ts';
import { rememberPreviousQuote, type PreviousQuote, type ReplacementReason } from './previous-quote.ts';
import { quoteChange, type QuoteChange } from './quote-change.ts';
import { replaceQuery } from '../replace-query.ts';

export type QuoteState<Shown = Quote> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'log-in' }
  /** The service did not answer. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'sold-out' }
  /** Some are left, and not as many as were asked for. */
  | { readonly kind: 'too-few'; readonly left: number }
  /** `left`: what had been accepted before a log-in, by the same account. */
  | {
      readonly kind: 'quote';
      readonly quote: Shown;
      /** The quote that it replaced, and why; null: it replaced none. */
      readonly replaced: ReplacedQuote | null;
      readonly change: QuoteChange | null;
      readonly left: OrderLeft | null;
      /** What was ordered of it already; null: nothing. */
      readonly ordered: OrderedAs | null;
    };

export interface ReplacedQuote {
  readonly before: PreviousQuote;
  readonly why: ReplacementReason;
}

/** What a request came to. Nothing is written before it is shown. */
export interface QuoteAnswer<Shown = Quote> {
  readonly state: QuoteState<Shown>;
  /** A quote that the address does not name yet; `before`: the one that it replaces. */
  readonly named?: { readonly id: string; readonly before: PreviousQuote; readonly why: ReplacementReason | null };
}

interface QuoteShown {
  readonly replaced: ReplacedQuote | null;
  readonly left?: OrderLeft | null;
  readonly language: Language;
  readonly ordered?: OrderedAs | null;
}

/** A quote to be shown, with what changed against the one that it replaced. */
export const quoteShown = <Shown extends ReplacedTerms>(
  quote: Shown,
  { replaced, left = null, language, ordered = null }: QuoteShown,
): QuoteState<Shown> => ({
  kind: 'quote',
  quote,
  replaced,
  change: replaced && quoteChange(replaced.before, quote, replaced.why, language),
  left,
  ordered,
});

interface ShownQuote<Shown> {
  readonly state: QuoteState<Shown>;
  /** Shows what was asked for in place of the quote. Returns the outcome. */
  readonly replaceBy: (asked: Promise<QuoteAnswer<Shown>>) => Promise<QuoteState['kind']>;
}

/**
 * Shows what `load` answers, again for every currency; while nobody is logged in or the service does not answer, also whenever that may
 * have changed. `load`: stable as long as it would answer the same.
 */
export function useShownQuote<Shown = Quote>(load: Load<Shown>, currency: Currency): ShownQuote<Shown> {
  const [state, setState] = useState<QuoteState<Shown>>({ kind: 'waiting' });
  const take = useCallback((answer: QuoteAnswer<Shown>) => show(answer, setState), []);
  const replacement = useRef<Promise<QuoteAnswer<Shown>> | null>(null);
  useEffect(() => {
    const leave = takeUnlessLeft(load, take);
    return () => {
      leave();
      replacement.current = null;
    };
  }, [load, take, currency]);
  const isAbsent = state.kind === 'log-in' || state.kind === 'unavailable';
  useEffect(() => (isAbsent ? takeOnReturn(load, take) : undefined), [load, take, isAbsent]);

  /**
   * If nobody is logged in or the service does not answer, the old quote stays, with what was accepted: the button can be pressed again.
   * What answers after the page was left, or after the currency has changed, is ignored.
   */
  const replaceBy = async (asked: Promise<QuoteAnswer<Shown>>): Promise<QuoteState['kind']> => {
    replacement.current = asked;
    const answer = await asked;
    const { kind } = answer.state;
    if (replacement.current === asked && kind !== 'log-in' && kind !== 'unavailable') take(answer);
    return kind;
  };

  return { state, replaceBy };
}

/** The address names the current quote, so that a reload, or Back from the order, shows the same. */
function nameQuote(id: string): void {
  const search = new URLSearchParams(window.location.search);
  search.set('quote', id);
  replaceQuery(search);
}

/** Shows an answer and names its quote in the address. */
function show<Shown>({ state, named }: QuoteAnswer<Shown>, setState: (state: QuoteState<Shown>) => void): void {
  if (named) {
    nameQuote(named.id);
    if (named.why !== null) rememberPreviousQuote(named.id, named.before, named.why);
  }
  setState(state);
}

type Load<Shown> = () => Promise<QuoteAnswer<Shown>>;
type Take<Shown> = (answer: QuoteAnswer<Shown>) => void;

/** Loads once; the returned function cancels it, and later results are ignored. */
function takeUnlessLeft<Shown>(load: Load<Shown>, take: Take<Shown>): () => void {
  let isLeft = false;
  // an exception means that code could not be loaded
  void load()
    .catch((): QuoteAnswer<Shown> => ({ state: { kind: 'unavailable' } }))
    .then((answer) => {
      if (!isLeft) take(answer);
    });
  return () => {
    isLeft = true;
  };
}

const comingBack = ['focus', 'online'] as const;

/** Loads again whenever somebody may have logged in in another tab, or the network is back. */
function takeOnReturn<Shown>(load: Load<Shown>, take: Take<Shown>): () => void {
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
