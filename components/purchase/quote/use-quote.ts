import { useCallback, useMemo } from 'react';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { logInSource, takesSshKeys } from '#lib/catalogue/on-sale.ts';
import { readPurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { WireSetup } from '#lib/contracts/server-setup.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PurchaseContent } from '#lib/purchase/load-purchase.ts';
import { isUuid } from '#lib/rules/uuid.ts';
import { shownCurrency, useCurrency } from '#components/ui/currency/use-currency.ts';
import { quoteOfLeft, readOrderLeft, type OrderLeft } from '../confirmation/order-left.ts';
import { asPrevious, readPreviousQuote, type PreviousQuote, type ReplacementReason } from './previous-quote.ts';
import { findQuote as loadPersisted, requestQuote as requestNew, type FoundQuote, type QuoteResult } from './request-quote.ts';
import { storedSetup } from '../setup/use-server-setup.ts';
import { quoteShown, useShownQuote, type QuoteAnswer, type QuoteState } from './use-shown-quote.ts';

const failed: QuoteState = { kind: 'failed' };

const withoutQuote = ({ key, why, left }: Extract<QuoteResult, { ok: false }>): QuoteState => {
  if (why !== 'refused') return { kind: why };
  if (left !== undefined) return { kind: 'too-few', left };
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

export interface QuoteView<Shown = Quote> {
  readonly state: QuoteState<Shown>;
  /** The configuration in the address; null if it has none that is sold. */
  readonly configuration: PurchaseConfiguration | null;
  /** Switches to the quote that the service made in place of one whose price has changed. Returns the outcome. */
  readonly switchTo: (id: string, old: Shown) => Promise<QuoteState['kind']>;
  /** Shows a quote that the buyer has changed: the same with another coupon. What it is compared with stays. */
  readonly takeChosen: (chosen: Shown) => void;
  /** Requests a new quote in place of one that has expired, or that this account does not have. Returns the outcome. */
  readonly renew: (old: Shown, why: 'expired' | 'account') => Promise<QuoteState['kind']>;
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
  const configuration = useMemo(
    () => readPurchaseAddress(window.location.search, catalogue, region)?.configuration ?? null,
    [catalogue, region],
  );

  const ask = useCallback(
    async ({ of, setup, replaces, before, why: because, left }: NewQuote): Promise<QuoteAnswer> => {
      const asked = await requestQuote({ configuration: of, currency: shownCurrency(language), password: '', setup, replaces });
      if (!asked.ok) return { state: withoutQuote(asked) };
      const { quote } = asked;
      const known = before ?? (asked.replaced ? asPrevious(asked.replaced) : null);
      const old = known ?? asPrevious(quote);
      // of a quote that nobody knows any more it is not said that it has expired
      const why = known === null && because === 'expired' ? null : because;
      const replaced = why && { before: old, why };
      return { state: quoteShown(quote, { replaced, left, language }), named: { id: quote.id, before: old, why } };
    },
    [language, requestQuote],
  );

  const load = useCallback(async (): Promise<QuoteAnswer> => {
    if (!(await isLoggedIn())) return { state: { kind: 'log-in' } };
    const named = new URLSearchParams(window.location.search).get('quote') ?? '';
    const id = isUuid(named) ? named : null;
    const found = id === null ? null : await findQuote(id);
    if (found?.kind === 'log-in' || found?.kind === 'unavailable') return { state: found };
    const left = id === null ? null : readOrderLeft(id);
    if (found?.kind === 'quote') {
      const { quote } = found;
      if (quote.currency !== shownCurrency(language)) return ask({ ...replacing(quote), why: 'currency', left });
      const before = readPreviousQuote(quote.id);
      return {
        state: quoteShown(quote, { replaced: before && { before, why: before.why }, left, language, ordered: found.ordered ?? null }),
      };
    }
    if (!configuration) return { state: failed };
    const before = left && quoteOfLeft(left);
    const by = { source: logInSource(catalogue, configuration), isLinux: takesSshKeys(catalogue, configuration.image) };
    // one account's acceptance does not count for another
    if (found?.kind === 'not-held')
      return ask({ of: configuration, setup: storedSetup(by, true), replaces: null, before, why: 'account', left: null });
    return ask({ of: configuration, setup: storedSetup(by), replaces: id, before, why: 'expired', left });
  }, [ask, catalogue, configuration, findQuote, isLoggedIn, language]);

  // another currency needs another quote
  const { state, replaceBy } = useShownQuote(load, useCurrency(language));

  const readReplacement = async (id: string, old: Quote): Promise<QuoteAnswer> => {
    const found = await findQuote(id);
    if (found.kind === 'log-in' || found.kind === 'unavailable') return { state: found };
    if (found.kind !== 'quote') return { state: failed };
    const replaced = { before: asPrevious(old), why: 'price' } as const;
    return { state: quoteShown(found.quote, { replaced, language }), named: { id, ...replaced } };
  };

  return {
    state,
    configuration,
    takeChosen: (quote) => {
      // what was not agreed to without the coupon is not agreed to with it; which coupon it has is the buyer's own choice now
      const before = state.kind === 'quote' ? state.replaced : null;
      const replaced = before && { ...before, before: { ...before.before, couponChosen: true } };
      const named = { id: quote.id, ...(replaced ?? { before: asPrevious(quote), why: null }) };
      const ordered = state.kind === 'quote' ? state.ordered : null;
      void replaceBy(Promise.resolve({ state: quoteShown(quote, { replaced, language, ordered }), named }));
    },
    switchTo: (id, old) => replaceBy(readReplacement(id, old)),
    renew: (old, why) => replaceBy(ask({ ...replacing(old, why === 'account'), why, left: null })),
  };
}

type QuoteOf = Parameters<typeof requestNew>[0]['configuration'];

interface NewQuote {
  readonly of: QuoteOf;
  readonly setup: WireSetup;
  /** Id of the quote whose coupon it keeps, and which the service describes; null if there is none. */
  readonly replaces: string | null;
  /** The quote that it replaces; null if the page does not know it: what the service says of it, else the new one itself, is compared. */
  readonly before: PreviousQuote | null;
  /** Why it replaces one; null: it does not. */
  readonly why: ReplacementReason | null;
  /** What the visitor has accepted and need not accept again. */
  readonly left: OrderLeft | null;
}

/** How its server is set up; what the service adds to a key is left to it again, and the text for cloud-init is named: no quote has it. */
const setupOf = ({ setup }: Quote, forAnotherAccount: boolean): WireSetup => ({
  ...(setup?.hostName ? { hostName: setup.hostName } : {}),
  sshKeys: (setup?.sshKeys ?? []).map(({ name, key }) => ({ name, key })),
  ...(setup?.userData && !forAnotherAccount ? { userDataOf: setup.userData.sha256 } : {}),
});

/** What a quote was made for, once more; `ofAnother`: for another account, which has not given its text. */
const replacing = (old: Quote, forAnotherAccount = false): Pick<NewQuote, 'of' | 'setup' | 'replaces' | 'before'> => ({
  of: { ...old.configuration, period: old.period, promotion: old.promotion?.code ?? null },
  setup: setupOf(old, forAnotherAccount),
  replaces: old.id,
  before: asPrevious(old),
});
