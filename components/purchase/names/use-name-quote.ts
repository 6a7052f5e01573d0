import { useCallback, useState } from 'react';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { isCurrency, type Currency } from '#lib/money/currencies.ts';
import type { Language } from '#lib/language/languages.ts';
import type { MydocFailure } from '#lib/mydoc/mydoc-client.ts';
import { readOrderId } from '#lib/orders/order-address.ts';
import { shownCurrency, useCurrency } from '#components/ui/currency/use-currency.ts';
import { quoteOfLeft, readOrderLeft, type OrderLeft } from '../confirmation/order-left.ts';
import { asPrevious, readPreviousQuote, type PreviousQuote, type ReplacementReason } from '../quote/previous-quote.ts';
import type { QuoteView } from '../quote/use-quote.ts';
import { quoteShown, useShownQuote, type QuoteAnswer, type QuoteState } from '../quote/use-shown-quote.ts';
import type { NamePorts } from './name-ports.ts';

/** Why there is no quote of a name. */
export type NameRefusal =
  /** The account has ordered it already. */
  | { readonly kind: 'under-way'; readonly order: string; readonly number: string }
  /** It is sold in these currencies, and not in that of the page. */
  | { readonly kind: 'other-currency'; readonly here: Currency; readonly sold: readonly Currency[] }
  /** In words, as the service says it; `again`: another try may help. */
  | { readonly kind: 'other'; readonly text: string; readonly again: boolean };

export interface NameQuoteView extends Pick<QuoteView<DomainQuote>, 'switchTo' | 'renew'> {
  readonly state: QuoteState<DomainQuote>;
  readonly refusal: NameRefusal | null;
  /** Asks again for a name of which the registrar did not say whether it is free. */
  readonly askAgain: () => void;
}

const transient: ReadonlySet<string | null> = new Set(['domainUnknown', 'tooManyRequests']);

function readFailure(failure: MydocFailure, here: Currency, notify: (refusal: NameRefusal) => void): QuoteAnswer<DomainQuote> {
  if (failure.kind === 'login') return { state: { kind: 'log-in' } };
  if (failure.kind !== 'refused') return { state: { kind: 'unavailable' } };
  const { key, values, text } = failure;
  const sold =
    key === 'notSoldInCurrency'
      ? String(values.currencies ?? '')
          .split(' ')
          .filter(isCurrency)
      : [];
  if (sold.length > 0) {
    notify({ kind: 'other-currency', here, sold });
    return { state: { kind: 'failed' } };
  }
  const order = key === 'domainUnderWay' ? readOrderId(values.order) : null;
  notify(order === null ? { kind: 'other', text, again: transient.has(key) } : { kind: 'under-way', order, number: String(values.number) });
  return { state: { kind: 'failed' } };
}

interface NewQuote {
  /** The quote that it replaces; null: none. */
  readonly before?: PreviousQuote | null;
  readonly why?: ReplacementReason | null;
  /** What the visitor has accepted and need not accept again. */
  readonly left?: OrderLeft | null;
}

/** A quote that replaces one that no longer exists; what one account accepted does not count for another. */
const replacing = (left: OrderLeft | null, forAnotherAccount: boolean): NewQuote =>
  left === null ? {} : { before: quoteOfLeft(left), why: forAnotherAccount ? 'account' : 'expired', left: forAnotherAccount ? null : left };

/** The quote of a name: the one that the address names while it is valid, in the currency that is shown; else a new one. */
export function useNameQuote(name: string, language: Language, ports: NamePorts): NameQuoteView {
  const [refusal, setRefusal] = useState<NameRefusal | null>(null);

  const ask = useCallback(
    async ({ before = null, why = null, left = null }: NewQuote = {}): Promise<QuoteAnswer<DomainQuote>> => {
      const currency = shownCurrency(language);
      const asked = await ports.ask({ name, currency });
      if (!asked.ok) return readFailure(asked, currency, setRefusal);
      setRefusal(null);
      const replaced = before && why ? { before, why } : null;
      const named = { id: asked.message.id, ...(replaced ?? { before: asPrevious(asked.message), why: null }) };
      return { state: quoteShown(asked.message, { replaced, left, language }), named };
    },
    [name, language, ports],
  );

  const load = useCallback(async (): Promise<QuoteAnswer<DomainQuote>> => {
    if (!(await ports.isLoggedIn())) return { state: { kind: 'log-in' } };
    const named = readOrderId(new URLSearchParams(window.location.search).get('quote'));
    const found = named === null ? null : await ports.find(named);
    if (found?.kind === 'log-in' || found?.kind === 'unavailable') return { state: found };
    const left = named === null ? null : readOrderLeft(named);
    if (found?.kind !== 'quote') return ask(replacing(left, found?.kind === 'not-held'));
    const { quote, ordered = null } = found;
    if (quote.domain.name !== name) return ask();
    if (quote.currency !== shownCurrency(language) && !ordered) return ask({ before: asPrevious(quote), why: 'currency', left });
    const before = readPreviousQuote(quote.id);
    const replaced = before && { before, why: before.why };
    return { state: quoteShown(quote, { replaced, left, language, ordered }) };
  }, [ask, language, name, ports]);

  const { state, replaceBy } = useShownQuote(load, useCurrency(language));

  const readReplacement = async (id: string, old: DomainQuote): Promise<QuoteAnswer<DomainQuote>> => {
    const found = await ports.find(id);
    if (found.kind === 'log-in' || found.kind === 'unavailable') return { state: found };
    if (found.kind !== 'quote') return { state: { kind: 'failed' } };
    const replaced = { before: asPrevious(old), why: 'price' } as const;
    return { state: quoteShown(found.quote, { replaced, language }), named: { id, ...replaced } };
  };

  return {
    state,
    refusal,
    askAgain: () => void replaceBy(ask()),
    switchTo: (id, old) => replaceBy(readReplacement(id, old)),
    renew: (old, why) => replaceBy(ask({ before: asPrevious(old), why })),
  };
}
