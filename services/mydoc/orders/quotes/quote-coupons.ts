import { randomUUID } from 'node:crypto';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { chooseCoupon, quoteCoupons, type OfferedCoupon } from '#lib/contracts/calls/coupon-use-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { foldCouponCode } from '#lib/coupons/coupon-code.ts';
import { findCure } from '#lib/coupons/coupon-cure.ts';
import { termsOf } from '#lib/coupons/coupon-terms.ts';
import { grantRefusal } from '#lib/coupons/claim-refusal.ts';
import { bestCoupon } from '#lib/coupons/judge-coupon.ts';
import type { Language } from '#lib/language/languages.ts';
import { purchaseFault } from '#lib/purchase/check-purchase.ts';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import { gatedAccount, give, type ClaimDeps } from '#services/mydoc/coupons/claim-coupon.ts';
import { findGrant, listUnusedGrants, readClaim, type GrantRow } from '#services/mydoc/coupons/coupon-store.ts';
import { grantMessage } from '#services/mydoc/coupons/grant-message.ts';
import type { Database } from '#services/platform/database/database.ts';
import type { TokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { judgeForQuote, withCoupon } from './coupon-quote.ts';
import { renewalCure } from '../renewals/renewal-cure.ts';
import { otherPeriods } from '../renewals/renewal-quotes.ts';
import type { StockRow } from '../stock/stock-store.ts';
import { leftIn, type QuoteBody } from './quote-rules.ts';
import { asMessage, isOfName } from './quote-message.ts';
import { copyQuote, findOrderedQuote, findQuote, promiseAgain, type StoredQuote } from './quote-store.ts';

export interface QuoteCouponDeps extends Pick<ClaimDeps, 'campaigns' | 'hasPaid'> {
  readonly database: Database;
  readonly accountOf: AccountOf;
  readonly profileOf: (accountId: string) => Promise<AccountProfile | null>;
  readonly catalogue: () => Promise<Catalogue>;
  readonly readStock: () => Promise<readonly StockRow[]>;
  /** Frees the coupons of an account's unpaid orders whose time is over, whether or not a job has closed them. */
  readonly freeOverdue: (accountId: string) => Promise<unknown>;
  /** How often an account may try a code. */
  readonly codeTries: TokenBuckets;
}

/** A person with more unused coupons is shown these many, the latest. */
const offeredAtMost = 50;

/** Coupons for a quote, and their choice; what was ordered of a quote is the answer while that order is not over. */
export const quoteCouponHandlers = (deps: QuoteCouponDeps): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, quoteCoupons, async ({ quote: id }, accountId, visitor) => {
    const found = await openQuote(deps, accountId, id);
    if (!found.ok) return found;
    const quote = asOpenQuote(found.message);
    await deps.freeOverdue(accountId);
    const [unused, own, catalogue, stock] = await Promise.all([
      listUnusedGrants(deps.database.executor, accountId, offeredAtMost),
      orderedCoupon(deps, accountId, found.message, quote),
      deps.catalogue(),
      deps.readStock(),
    ]);
    const renewals = await otherPeriods(deps.database.executor, accountId, quote, catalogue);
    return answered(offerOf(own ? [own, ...unused] : unused, quote, { catalogue, stock, renewals }, visitor.language));
  }),
  handleLoggedIn(deps.accountOf, chooseCoupon, async ({ quote: id, coupon, code }, accountId) => {
    const found = await openQuote(deps, accountId, id);
    if (!found.ok) return found;
    await deps.freeOverdue(accountId);
    const choosing = await quoteToChange(deps, found.message);
    if (!choosing.ok) return choosing;
    if (choosing.message.isOrdered) return answered(asMessage(choosing.message.quote));
    const quote = asOpenQuote(choosing.message.quote);
    const catalogue = await deps.catalogue();
    const grant =
      code === undefined
        ? await chosenGrant(deps, accountId, coupon ?? '', quote, catalogue)
        : await grantOfCode(deps, accountId, code, quote, catalogue);
    return grant.ok ? reissue(deps, accountId, quote, withCoupon(quote, grant.message, catalogue)) : grant;
  }),
];

/** A quote of the account that is still valid. */
async function openQuote({ database }: QuoteCouponDeps, accountId: string, id: string): Promise<CallAnswer<StoredQuote>> {
  const found = await findQuote(database.executor, accountId, id);
  // coupons are for servers
  if (!found || isOfName(found)) return refused('doesNotExist', { field: 'quote', isShow: 0 });
  return found.expired ? refused('quoteExpired', { field: 'quote', isShow: 0 }) : answered(found);
}

/** The coupon of a quote that was ordered with it: its order has it. Null if the order is over, or the quote has none. */
async function orderedCoupon(
  { database: { executor } }: QuoteCouponDeps,
  accountId: string,
  found: StoredQuote,
  { coupon }: OpenQuote,
): Promise<GrantRow | null> {
  if (coupon === null) return null;
  const [ordered, grant] = await Promise.all([findOrderedQuote(executor, found), findGrant(executor, accountId, coupon.grant)]);
  return ordered && !ordered.isOver && grant?.order_id === ordered.orderId ? grant : null;
}

/** The quote that a choice is made for: itself, or what was ordered of it; once that order is over, a quote of the same promise. */
async function quoteToChange(
  deps: Pick<QuoteCouponDeps, 'database'>,
  quote: StoredQuote,
): Promise<CallAnswer<{ readonly quote: StoredQuote; readonly isOrdered: boolean }>> {
  const ordered = await findOrderedQuote(deps.database.executor, quote);
  if (!ordered?.isOver) return answered({ quote: ordered?.quote ?? quote, isOrdered: ordered !== null });
  const again = await promiseAgain(deps.database, quote);
  return again ? quoteToChange(deps, again) : refused('quoteExpired', { field: 'quote', isShow: 0 });
}

function asOpenQuote(found: StoredQuote): OpenQuote {
  const { listMonthMinor = 0, ...message } = asMessage(found);
  return { ...message, listMonthMinor };
}

type OpenQuote = Quote & Pick<QuoteBody, 'listMonthMinor'>;

interface PricingContext {
  readonly catalogue: Catalogue;
  readonly stock: readonly StockRow[];
  /** For a renewal: the same for every other period. */
  readonly renewals: readonly QuoteBody[];
}

function offerOf(grants: readonly GrantRow[], quote: OpenQuote, { catalogue, stock, renewals }: PricingContext, language: Language) {
  const { configuration, period, currency, discounts } = quote;
  const promotional = isPromotional(discounts.filter(({ kind }) => kind !== 'coupon'));
  const choice = { configuration, period, currency, isPromotional: promotional };
  const canBuy = (model: string): boolean => purchaseFault(catalogue, { ...configuration, model }, leftIn(stock)) === null;
  const judged = grants.map((grant) => ({ grant, expiresMs: grant.expires_ms, verdict: judgeForQuote(grant, quote, catalogue) }));
  // of a change nothing but the change itself can be chosen
  const cureOf = ({ terms }: GrantRow) => {
    if (quote.changes) return null;
    return quote.renews ? renewalCure(terms, quote, renewals, catalogue) : findCure(terms, choice, catalogue, canBuy);
  };
  const best = bestCoupon(judged);
  const saved = ({ verdict }: (typeof judged)[number]): number => (verdict.applies ? verdict.savesMinor : -1);
  const coupons = judged
    .toSorted((one, other) => saved(other) - saved(one) || one.expiresMs - other.expiresMs)
    .map(({ grant, verdict }): OfferedCoupon => ({
      grant: grantMessage(grant, language),
      verdict: verdict.applies ? verdict : { ...verdict, cure: cureOf(grant) },
    }));
  return { coupons, best: best?.grant.id ?? null };
}

/** The coupon that was chosen, null for none. */
async function chosenGrant(
  { database }: QuoteCouponDeps,
  accountId: string,
  id: string,
  quote: OpenQuote,
  catalogue: Catalogue,
): Promise<CallAnswer<GrantRow | null>> {
  if (id === '') return answered(null);
  const grant = await findGrant(database.executor, accountId, id);
  const isUsable = grant?.state === 'available' && judgeForQuote(grant, quote, catalogue).applies;
  return grant && isUsable ? answered(grant) : refused('couponNotUsable', { field: 'coupon' });
}

/**
 * The coupon behind a code, claimed if the person does not have it yet. Every code costs the same statements, and one that cannot be used
 * is answered alike: the answer does not reveal whether there is such a code. @returns a refusal after too many tries
 */
async function grantOfCode(
  deps: QuoteCouponDeps,
  accountId: string,
  typed: string,
  quote: OpenQuote,
  catalogue: Catalogue,
): Promise<CallAnswer<GrantRow>> {
  const seconds = deps.codeTries.take(accountId);
  if (seconds > 0) return refused('tooManyRequests', { values: { seconds }, isShow: 0 });
  const { executor } = deps.database;
  const code = foldCouponCode(typed);
  const campaign = (await deps.campaigns()).find((each) => each.code === code && each.how === 'code') ?? null;
  const profile = await deps.profileOf(accountId);
  const key = randomUUID();
  const personId = profile?.personId ?? null;
  const facts = await readClaim(executor, { campaignId: campaign?._id ?? null, accountId, personId, key });
  const [own] = await listUnusedGrants(executor, accountId, 1, code);
  const hasPaid = await deps.hasPaid({ accountId, personId });
  const no = refused('couponCodeRefused', { field: 'code' });
  if (own) return judgeForQuote(own, quote, catalogue).applies ? answered(own) : no;
  if (!campaign || !profile || personId === null) return no;
  if (grantRefusal(await gatedAccount({ hasPaid: async () => hasPaid }, { ...profile, accountId }, campaign), campaign, facts)) return no;
  if (!judgeForQuote({ terms: termsOf(campaign), state: 'available' }, quote, catalogue).applies) return no;
  const given = await give(deps.database, campaign, { accountId, personId }, { key, claimed: facts.claimed });
  return given ? answered(given) : no;
}

/** The same quote with another coupon, under an id of its own: a buyer who still sees the earlier one orders what they see. */
async function reissue({ database }: QuoteCouponDeps, accountId: string, from: OpenQuote, changed: QuoteBody): Promise<CallAnswer<Quote>> {
  const { id: _id, expiresAt: _expires, hasPassword: _password, ...body }: OpenQuote = { ...from, ...changed };
  const copy = await copyQuote(database, { accountId, from: from.id, coupon: body.coupon?.grant ?? null, body });
  return copy ? answered(asMessage(copy)) : refused('quoteExpired', { field: 'quote', isShow: 0 });
}
