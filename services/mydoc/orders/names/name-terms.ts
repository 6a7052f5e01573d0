import { createHash } from 'node:crypto';
import type { DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { wantsAssurance } from '#lib/domains/wants-assurance.ts';
import { shownName } from '#lib/domains/shown-name.ts';
import { divideHalfUp } from '#lib/money/divide-half-up.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import type { Knowledge } from '#services/mydoc/domains/combine-answers.ts';
import type { SuffixOnSale } from '#services/mydoc/domains/suffixes-on-sale.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { OrderTerms } from '../order-terms.ts';

/** What is asked for: a name in punycode, with its suffix. */
export interface NameRequest {
  readonly name: string;
  readonly currency: Currency;
}

/** The contents of the quote of a name, without what storing it adds. */
export type NameQuoteBody = Omit<DomainQuote, 'id' | 'expiresAt' | 'hasPassword'> & { readonly changes?: undefined };

type NamePrices = Pick<DomainQuote['domain'], 'class' | 'transferMinor' | 'restoreMinor'> & {
  readonly firstYearMinor: number;
  readonly renewalMinor: number;
};

/** Names are registered for a year. */
export const registrationMonths = 12;
const registrationPeriod = '1y';

/** The prices of a name that can be registered; null: it is not sold in this currency. */
function pricesOf(known: Extract<Knowledge, { state: 'free' | 'premium' }>, suffix: SuffixOnSale, currency: Currency): NamePrices | null {
  if (known.state === 'premium') {
    const prices = known.prices[currency];
    return prices && { class: 'premium', ...prices };
  }
  const minor = (of: 'firstYear' | 'renewal' | 'transfer' | 'restore'): number | null => suffix[of][currency]?.amountMinor ?? null;
  const firstYearMinor = minor('firstYear');
  const renewalMinor = minor('renewal');
  if (firstYearMinor === null || renewalMinor === null) return null;
  return { class: 'standard', firstYearMinor, renewalMinor, transferMinor: minor('transfer'), restoreMinor: minor('restore') };
}

/** The currencies in which a name is sold. */
const soldIn = (known: Extract<Knowledge, { state: 'free' | 'premium' }>, suffix: SuffixOnSale): readonly Currency[] =>
  currencies.filter((currency) => pricesOf(known, suffix, currency) !== null);

/** The quote of a name by what the registrar has just said of it; nothing is quoted that it does not call free or premium. */
export function makeNameQuote(
  { name, currency }: NameRequest,
  known: Knowledge,
  { suffix, example }: { readonly suffix: SuffixOnSale; readonly example: boolean },
): { readonly ok: true; readonly body: NameQuoteBody } | Refusal {
  if (known.state === 'taken') return refused('domainTaken', { field: 'name' });
  if (known.state === 'unknown') return refused(known.reason === 'limited' ? 'tooManyRequests' : 'domainUnknown', { field: 'name' });
  const prices = pricesOf(known, suffix, currency);
  if (!prices) return refused('notSoldInCurrency', { field: 'currency', values: { currencies: soldIn(known, suffix).join(' ') } });
  const { firstYearMinor, renewalMinor, ...named } = prices;
  const { eligibility, realName, localPresence } = suffix;
  const terms = {
    period: registrationPeriod,
    currency,
    lines: [{ kind: 'domain', code: name, quantity: 1, amountMinor: firstYearMinor }],
    discounts: [],
    promotion: null,
    coupon: null,
    renews: null,
    totalMinor: firstYearMinor,
    perMonthMinor: Number(divideHalfUp(BigInt(firstYearMinor), BigInt(registrationMonths))),
    renewalMinor,
    domain: { name, shown: shownName(name), example, ...named, asks: { eligibility: { ...eligibility }, realName, localPresence } },
  } satisfies Omit<NameQuoteBody, 'catalogueHash'>;
  return { ok: true, body: { ...terms, catalogueHash: createHash('sha256').update(JSON.stringify(terms)).digest('hex') } };
}

type Agreed = Pick<NameQuoteBody, 'totalMinor' | 'renewalMinor' | 'domain'>;

/**
 * Whether the buyer has to be asked again: the name is of another class than was quoted, or a premium one at other prices. A quote at the
 * prices of the suffix holds them as any other does.
 */
export const isAnotherClass = (quoted: Agreed, now: Agreed): boolean =>
  quoted.domain.class !== now.domain.class ||
  (now.domain.class === 'premium' && (quoted.totalMinor !== now.totalMinor || quoted.renewalMinor !== now.renewalMinor));

/** Whether the buyer of a name has still to confirm that they meet what its registry asks for. */
export const lacksConditions = ({ domain, ...terms }: OrderTerms): boolean =>
  domain !== undefined && wantsAssurance(domain.asks) && !('conditionsAccepted' in terms && terms.conditionsAccepted === true);
