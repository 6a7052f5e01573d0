import { useCallback, useEffect, useState } from 'react';
import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { readOrderId } from '#lib/orders/order-address.ts';
import { queryWithCoupon } from '#lib/coupons/remembered-coupon.ts';
import { useCurrency } from '#components/ui/currency/use-currency.ts';
import { readOrderLeft, type OrderLeft } from '../confirmation/order-left.ts';
import { asPrevious, readPreviousQuote } from '../quote/previous-quote.ts';
import type { FoundQuote } from '../quote/request-quote.ts';
import type { QuoteView } from '../quote/use-quote.ts';
import { quoteShown, useShownQuote, type QuoteAnswer, type QuoteState, type ReplacedQuote } from '../quote/use-shown-quote.ts';
import { useAfterPress } from '#components/ui/runtime/use-after-press.ts';
import { replaceQuery } from '../replace-query.ts';
import { useLatest } from '../use-latest.ts';
import type { AboutPorts } from './about-ports.ts';
import { readAboutFailure, type AboutRefusal } from './about-refusal.ts';

/** What the quotes of one kind are about: the renewal of a server, or a change of it. The same at each call. */
export interface AboutTerms<Wish> {
  /** Whether a quote that the address names is about this server. */
  isAbout(quote: Quote, order: string): boolean;
  /** With what the page begins; null: the visitor chooses first. */
  firstWish(server: OrderMessage): Wish | null;
  wishOf(quote: Quote): Wish;
  isSame(wish: Wish, quote: Quote): boolean;
}

export interface AboutQuoteView<Wish> extends Pick<QuoteView, 'switchTo' | 'takeChosen' | 'renew'> {
  readonly state: QuoteState;
  /** The order of the server, where it was asked for; null: it was not. */
  readonly server: OrderMessage | null;
  /** Why there is no quote, or none of what was chosen last. */
  readonly refusal: AboutRefusal | null;
  /** The wish for which a quote is being asked; null: none. */
  readonly choosing: Wish | null;
  readonly choose: (wish: Wish) => void;
  /** Takes the choice for a coupon of the campaign, in place of any other one. */
  readonly chooseFor: (wish: Wish, campaign: string) => void;
}

/** The quote of an order about a server: the one that the address names while it is valid, else that of the first wish; then as chosen. */
export function useAboutQuote<Wish extends object>(
  order: string,
  language: Language,
  ports: AboutPorts<Wish>,
  terms: AboutTerms<Wish>,
): AboutQuoteView<Wish> {
  const [refusal, setRefusal] = useState<AboutRefusal | null>(null);
  const [choosing, setChoosing] = useState<Wish | null>(null);
  const [server, setServer] = useState<OrderMessage | null>(null);

  const ask = useCallback(
    async (wish: Wish, { replaces, replaced = null, left = null }: Asking = {}): Promise<QuoteAnswer> => {
      const asked = await ports.ask({ order, ...wish, ...(replaces ? { inPlaceOf: replaces.id } : {}) });
      if (!asked.ok) return readAboutFailure(asked, setRefusal);
      setRefusal(null);
      const before = replaced?.before ?? asPrevious(replaces ?? asked.message);
      return {
        state: quoteShown(asked.message, { replaced, left, language }),
        named: { id: asked.message.id, before, why: replaced?.why ?? null },
      };
    },
    [order, language, ports],
  );

  const load = useCallback(async (): Promise<QuoteAnswer> => {
    if (!(await ports.isLoggedIn())) return { state: { kind: 'log-in' } };
    const named = readOrderId(new URLSearchParams(window.location.search).get('quote'));
    const found = named === null ? null : await ports.find(named);
    if (found?.kind === 'log-in' || found?.kind === 'unavailable') return { state: found };
    if (found?.kind === 'quote' && terms.isAbout(found.quote, order)) {
      const before = readPreviousQuote(found.quote.id);
      const replaced = before && { before, why: before.why };
      return {
        state: quoteShown(found.quote, { replaced, left: readOrderLeft(found.quote.id), language, ordered: found.ordered ?? null }),
      };
    }
    const answer = await ports.server(order);
    if (!answer.ok || 'domain' in answer.message) return noServer(answer, setRefusal);
    setServer(answer.message);
    const first = terms.firstWish(answer.message);
    return first === null ? { state: { kind: 'failed' } } : ask(first);
  }, [ask, language, order, ports, terms]);

  const { state, replaceBy } = useShownQuote(load, useCurrency(language));
  const afterPress = useAfterPress();

  /** The quote that is shown stays where there is none for the choice. */
  const keepIfRefused = async (asked: Promise<QuoteAnswer>): Promise<QuoteAnswer> => {
    const answer = await asked;
    return answer.state.kind === 'failed' && state.kind === 'quote' ? { state } : answer;
  };

  const askFor = (wish: Wish, campaign: string | null): Promise<QuoteAnswer> =>
    campaign === null ? ask(wish, state.kind === 'quote' ? { replaces: state.quote } : {}) : withCoupon(ask(wish), campaign);

  /** Nothing is replaced under a press, which may be the next choice. */
  const change = (wish: Wish, campaign: string | null): void => {
    if (state.kind === 'quote' ? terms.isSame(wish, state.quote) : state.kind !== 'failed') return;
    setChoosing(wish);
    const asked = keepIfRefused(askFor(wish, campaign)).then((answer) => afterPress().then(() => answer));
    void replaceBy(asked).finally(() => setChoosing(null));
  };

  const { wanted, choose } = useOneChoice(choosing !== null, change);

  return {
    state,
    server,
    refusal,
    choosing: wanted ?? choosing,
    choose: (wish) => choose(wish, null),
    chooseFor: choose,
    takeChosen: (quote) => void replaceBy(Promise.resolve(chosenAnswer(quote, state, language))),
    switchTo: (id, old) => replaceBy(ports.find(id).then((found) => foundAnswer(found, id, old, language))),
    renew: (old, why) => replaceBy(ask(terms.wishOf(old), { replaces: old, replaced: { before: asPrevious(old), why } })),
  };
}

/** The address names the campaign of the coupon once there is a quote for it. */
async function withCoupon(asked: Promise<QuoteAnswer>, campaign: string): Promise<QuoteAnswer> {
  const answer = await asked;
  if (answer.state.kind === 'quote') replaceQuery(queryWithCoupon(window.location.search, campaign));
  return answer;
}

/** A choice that is made while a quote is being asked waits for that; of several, the latest has what the others chose. */
function useOneChoice<Wish>(isBusy: boolean, take: (wish: Wish, campaign: string | null) => void) {
  const [waiting, setWaiting] = useState<{ readonly wish: Wish; readonly campaign: string | null } | null>(null);
  const takeWaiting = useLatest(() => {
    if (waiting === null) return;
    setWaiting(null);
    take(waiting.wish, waiting.campaign);
  });
  useEffect(() => {
    if (!isBusy) takeWaiting();
  }, [isBusy, takeWaiting]);
  return {
    wanted: waiting?.wish ?? null,
    choose: (wish: Wish, campaign: string | null): void => (isBusy ? setWaiting({ wish, campaign }) : take(wish, campaign)),
  };
}

/** Nothing was bought by the order that can be renewed or changed. */
function noServer(answer: MydocResult<unknown>, notify: (refusal: AboutRefusal) => void): QuoteAnswer {
  if (!answer.ok) return readAboutFailure(answer, notify);
  notify({ kind: 'unknown' });
  return { state: { kind: 'failed' } };
}

interface Asking {
  readonly replaces?: Quote;
  readonly replaced?: ReplacedQuote | null;
  readonly left?: OrderLeft | null;
}

/** A quote with another coupon, in place of the one that is shown. */
function chosenAnswer(quote: Quote, state: QuoteState, language: Language): QuoteAnswer {
  const replaced = state.kind === 'quote' ? state.replaced : null;
  const compared = replaced && { ...replaced, before: { ...replaced.before, couponChosen: true } };
  const ordered = state.kind === 'quote' ? state.ordered : null;
  const named = { id: quote.id, ...(compared ?? { before: asPrevious(quote), why: null }) };
  return { state: quoteShown(quote, { replaced: compared, language, ordered }), named };
}

/** The quote that a refused order names, in place of an old one. */
function foundAnswer(found: FoundQuote, id: string, old: Quote, language: Language): QuoteAnswer {
  if (found.kind === 'log-in' || found.kind === 'unavailable') return { state: found };
  if (found.kind !== 'quote') return { state: { kind: 'failed' } };
  const replaced: ReplacedQuote = { before: asPrevious(old), why: 'price' };
  return { state: quoteShown(found.quote, { replaced, language }), named: { id, ...replaced } };
}
