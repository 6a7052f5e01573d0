import { useCallback, useState } from 'react';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { readOrderId } from '#lib/orders/order-address.ts';
import { queryWithCoupon } from '#lib/coupons/coupon-in-mind.ts';
import { useCurrency } from '#components/ui/currency/use-currency.ts';
import { readOrderLeft, type OrderLeft } from '../confirmation/order-left.ts';
import { asPrevious, readPreviousQuote } from '../quote/previous-quote.ts';
import type { QuoteView } from '../quote/use-quote.ts';
import { quoteShown, useShownQuote, type QuoteAnswer, type QuoteState, type ReplacedQuote } from '../quote/use-shown-quote.ts';
import { replaceQuery } from '../replace-query.ts';
import type { RenewalPorts } from './renewal-ports.ts';

/** Why a server cannot be renewed: `unpaid`, another renewal of it awaits payment. */
export type RenewalRefusal =
  | { readonly kind: 'unpaid'; readonly order: string; readonly number: string }
  | { readonly kind: 'not-renewable' | 'unknown' }
  /** The period is not offered any more: another one may be chosen. */
  | { readonly kind: 'period-gone' }
  /** In words, as the service says it. */
  | { readonly kind: 'other'; readonly text: string };

export interface RenewalQuoteView extends Pick<QuoteView, 'takeNew' | 'takeChosen' | 'renew'> {
  readonly state: QuoteState;
  /** Why there is no quote, or none of the period that was chosen last. */
  readonly refusal: RenewalRefusal | null;
  /** The period of which a quote is being asked for; null: none is. */
  readonly choosing: string | null;
  readonly choosePeriod: (period: string) => void;
  /** Takes the period for a coupon of the campaign, in place of any other one. */
  readonly choosePeriodFor: (period: string, campaign: string) => void;
}

/** The quote of a renewal: the one that the address names while it is valid, else one for the period of the order; then as chosen. */
export function useRenewalQuote(order: string, language: Language, ports: RenewalPorts): RenewalQuoteView {
  const [refusal, setRefusal] = useState<RenewalRefusal | null>(null);
  const [choosing, setChoosing] = useState<string | null>(null);

  const ask = useCallback(
    async (period: string, { inPlaceOf, replaced = null, left = null }: Asking = {}): Promise<QuoteAnswer> => {
      const asked = await ports.ask({ order, period, ...(inPlaceOf ? { inPlaceOf: inPlaceOf.id } : {}) });
      if (!asked.ok) return failed(asked, setRefusal);
      setRefusal(null);
      const before = replaced?.before ?? asPrevious(inPlaceOf ?? asked.message);
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
    if (found?.kind === 'quote' && found.quote.renews?.order === order) {
      const before = readPreviousQuote(found.quote.id);
      const replaced = before && { before, why: before.why };
      return {
        state: quoteShown(found.quote, { replaced, left: readOrderLeft(found.quote.id), language, ordered: found.ordered ?? null }),
      };
    }
    const server = await ports.server(order);
    return server.ok ? ask(server.message.period) : failed(server, setRefusal);
  }, [ask, language, order, ports]);

  const { state, replaceBy } = useShownQuote(load, useCurrency(language));

  /** The quote that is shown stays where there is none for the choice. */
  const keepIfRefused = async (asked: Promise<QuoteAnswer>): Promise<QuoteAnswer> => {
    const answer = await asked;
    return answer.state.kind === 'failed' && state.kind === 'quote' ? { state } : answer;
  };

  const changePeriod = (period: string, asked: () => Promise<QuoteAnswer>): void => {
    if (choosing !== null || (state.kind === 'quote' ? state.quote.period === period : state.kind !== 'failed')) return;
    setChoosing(period);
    void replaceBy(keepIfRefused(asked())).finally(() => setChoosing(null));
  };

  const takeFound = async (id: string, old: Quote): Promise<QuoteAnswer> => {
    const found = await ports.find(id);
    if (found.kind === 'log-in' || found.kind === 'unavailable') return { state: found };
    if (found.kind !== 'quote') return { state: { kind: 'failed' } };
    const replaced: ReplacedQuote = { before: asPrevious(old), why: 'price' };
    return { state: quoteShown(found.quote, { replaced, language }), named: { id, ...replaced } };
  };

  return {
    state,
    refusal,
    choosing,
    choosePeriod: (period) => changePeriod(period, () => ask(period, state.kind === 'quote' ? { inPlaceOf: state.quote } : {})),
    choosePeriodFor: (period, campaign) =>
      changePeriod(period, async () => {
        const answer = await ask(period);
        if (answer.state.kind === 'quote') replaceQuery(queryWithCoupon(window.location.search, campaign));
        return answer;
      }),
    takeChosen: (quote) => {
      const replaced = state.kind === 'quote' ? state.replaced : null;
      const compared = replaced && { ...replaced, before: { ...replaced.before, couponChosen: true } };
      const ordered = state.kind === 'quote' ? state.ordered : null;
      const named = { id: quote.id, ...(compared ?? { before: asPrevious(quote), why: null }) };
      void replaceBy(Promise.resolve({ state: quoteShown(quote, { replaced: compared, language, ordered }), named }));
    },
    takeNew: (id, old) => replaceBy(takeFound(id, old)),
    renew: (old, why) => replaceBy(ask(old.period, { inPlaceOf: old, replaced: { before: asPrevious(old), why } })),
  };
}

interface Asking {
  readonly inPlaceOf?: Quote;
  readonly replaced?: ReplacedQuote | null;
  readonly left?: OrderLeft | null;
}

/** What a failed call means for the page. */
function failed(failure: MydocFailure, tell: (refusal: RenewalRefusal) => void): QuoteAnswer {
  if (failure.kind === 'login') return { state: { kind: 'log-in' } };
  if (failure.kind !== 'refused') return { state: { kind: 'unavailable' } };
  const { key, values, text } = failure;
  const unpaid = key === 'renewalUnpaid' ? readOrderId(values.order) : null;
  if (unpaid !== null) tell({ kind: 'unpaid', order: unpaid, number: String(values.number) });
  else if (key === 'notRenewable') tell({ kind: 'not-renewable' });
  else if (key === 'doesNotExist') tell({ kind: 'unknown' });
  else if (key === 'dataError' && failure.field === 'period') tell({ kind: 'period-gone' });
  else tell({ kind: 'other', text });
  return { state: { kind: 'failed' } };
}
