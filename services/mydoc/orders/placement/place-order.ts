import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { ErrorKey } from '#lib/contracts/error-codes.ts';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { answered, refused, type CallAnswer, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { reserveCoupon } from '#services/mydoc/coupons/coupon-use.ts';
import { closeOverdueOf, closeOverduePlaces, closeOverdueWithCoupon } from '../payments/close-overdue.ts';
import { findExistingPurchase, insertOrder, recordPlacement, reserveStockFor, type Buyer, type NewOrder } from './new-order.ts';
import { quantityRefusals, quotedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { prepareName } from '../names/prepare-name.ts';
import { lacksConditions } from '../names/name-terms.ts';
import { refusalOfNameUnderWay } from '../names/name-under-way.ts';
import { orderTerms, type OrderTerms } from '../order-terms.ts';
import { findOrderBy } from '../order-row.ts';
import { changeOrder, lockAsOfNow } from '../order-store.ts';
import { tooFewForChange } from '../changes/change-rules.ts';
import { prepareChange } from '../changes/prepare-change.ts';
import { prepareRenewal } from '../renewals/prepare-renewal.ts';
import {
  placedBy,
  type OrderingPerson,
  type OrderingVisitor,
  type PlacedFrom,
  type PlaceOrderDeps,
  type PlaceOrderInput,
  type PreparedOrder,
} from './prepared-order.ts';
import { isWithdrawn, termsToOrder } from '../quotes/held-terms.ts';
import { withSameCoupon } from '../quotes/coupon-quote.ts';
import type { QuoteRequest } from '../quotes/quote-rules.ts';
import { findQuote, readQuotePassword } from '../quotes/quote-store.ts';
import { earnsCommission } from '../referrals/referral-rules.ts';
import { readLeft } from '../stock/stock-store.ts';
import { serverRefusal } from './server-refusal.ts';
import { tosOf } from './tos-versions.ts';
import { underWay } from './order-under-way.ts';

/** Why an order was not written: a refusal, or what decides first whether it is tried again. */
type Rejection = 'taken' | 'sold-out' | 'price' | Refusal;

/** Thrown to roll back the transaction, including a spent proof. */
class OrderRejected extends Error {
  readonly reason: Rejection;
  constructor(reason: Rejection) {
    super('the order was not placed');
    this.reason = reason;
  }
}

/**
 * Places an order for a quote, or says what prevents it. The same key, the same quote or a copy of it with another coupon returns
 * the same order. Refusals come in this order: the quote (another one's key, unknown, expired), the account (gone, barred), product and
 * stock (about a server: another such order that is under way, and the server), one per person, image, disks, network, currency, human
 * verification, terms of service, conditions of a registry, price, the coupon, and stock again, on which the database decides at the end.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  visitor: OrderingVisitor,
  input: PlaceOrderInput,
): Promise<CallAnswer<{ orderId: string }>> {
  const { executor } = deps.database;
  const { accountId } = visitor;
  const known = await findEarlierOrder(executor, accountId, input);
  if (known) return known;
  const quote = await findQuote(executor, accountId, input.quote);
  if (!quote) return refused('doesNotExist', { field: 'quote' });
  if (quote.expired) return refused('quoteExpired', { field: 'quote' });
  const profile = await deps.profileOf(accountId);
  if (!profile) return refused('loginRequired');
  if (profile.barred) return refused('accountAbnormal');
  const quoted = orderTerms.parse({ ...Object(quote.body), hasPassword: quote.hasPassword });
  if (quoted.coupon) await closeOverdueWithCoupon(deps, accountId);
  const prepared = await prepareAny(deps, { ...visitor, personId: profile.personId, input, quote }, quoted);
  return prepared.ok ? place(deps, prepared, { input, quoted, language: visitor.language }) : prepared;
}

/** What is ordered: a name, a change or a renewal of a server, or a server. */
async function prepareAny(
  deps: PlaceOrderDeps,
  from: Omit<PlacedFrom, 'quoted'> & OrderingPerson,
  quoted: OrderTerms,
): Promise<PreparedOrder | Refusal> {
  if (quoted.domain) return prepareName(deps, { ...from, quoted });
  const { changes, renews } = quoted;
  if (changes) return prepareChange(deps, { ...from, quoted }, changes);
  return renews ? prepareRenewal(deps, { ...from, quoted }, renews) : prepare(deps, { ...from, quoted });
}

async function findEarlierOrder(
  executor: Executor,
  accountId: string,
  { key, quote }: PlaceOrderInput,
): Promise<CallAnswer<{ orderId: string }> | null> {
  const byKey = await findOrderBy(executor, accountId, { key });
  if (byKey && byKey.row.quote_id !== quote) return refused('repeatOperation', { field: 'key' });
  const known = byKey ?? (await findOrderBy(executor, accountId, { quoteId: quote }));
  return known && answered({ orderId: known.row.id });
}

/** Refusals of a price that come before the limit of one per person; the others come after it. */
const refusedBeforeOnce: ReadonlySet<ErrorKey> = new Set(['systemBusy', 'noProductSelected', 'notOnSale', ...quantityRefusals]);

async function prepare(
  { database, quoteService, saleSettings }: PlaceOrderDeps,
  from: PlacedFrom & OrderingPerson,
): Promise<PreparedOrder | Refusal> {
  const { accountId, referrer, personId, input, quote, quoted } = from;
  const { configuration, period, currency, promotion, setup } = quoted;
  const request: QuoteRequest = {
    configuration,
    period,
    currency,
    ...(promotion ? { promotion: promotion.code } : {}),
    ...(setup ? { setup } : {}),
  };
  const priced = await quoteService.price(request);
  if (!priced.ok && priced.key === 'modelSoldOut') return soldOut(quoted);
  if (!priced.ok && refusedBeforeOnce.has(priced.key)) return priced;
  const hasOne = (model: string | null, promotion: string | null): Promise<Refusal | null> =>
    onceOnly(database.executor, { accountId, personId, model, promotion });
  if (!priced.ok) return (await hasOne(configuration.model, ofPromotion(quoted).promotion)) ?? priced;
  const { catalogue } = priced;
  const body = await withSameCoupon(database.executor, { accountId, coupon: quoted.coupon }, priced.body, catalogue);
  const now = quotedTerms.parse({ ...body, hasPassword: quoted.hasPassword });
  const { hoursToPay, pricesCorrectedAtMs } = await saleSettings();
  const found = termsToOrder(quoted, now, isWithdrawn(quote, pricesCorrectedAtMs));
  const terms = found === 'dearer' ? quoted : found;
  const limits = { ...ofCatalogue(catalogue, request), ...ofPromotion(terms) };
  const owned = await hasOne(limits.onePerPerson ? configuration.model : null, limits.onePerPromotion ? limits.promotion : null);
  if (owned) return owned;
  const order: NewOrder = {
    ...placedBy(from),
    body: terms,
    password: await readQuotePassword(database.executor, input.quote),
    refundRule: isPromotional(terms.discounts) ? 'by-use' : 'guarantee',
    hoursToPay,
    listMonthMinor: terms.listMonthMinor ?? body.listMonthMinor,
    referral: referrer === null ? null : { code: referrer, state: earnsCommission(terms, catalogue) ? 'noted' : 'no-commission' },
    group: null,
    about: null,
    ...limits,
  };
  return { ok: true, order, request, body, isDearer: found === 'dearer' };
}

/** The promotion that an order counts for. */
const ofPromotion = ({ promotion }: NewOrder['body']): Pick<NewOrder, 'promotion' | 'onePerPromotion'> =>
  promotion?.state === 'applies'
    ? { promotion: promotion.code, onePerPromotion: promotion.onePerPerson }
    : { promotion: null, onePerPromotion: false };

/** Sold out; the servers of an offer that are left are all that there are of it. */
const soldOut = (body: NewOrder['body']): Refusal =>
  refused(ofPromotion(body).promotion === null ? 'modelSoldOut' : 'limitedEdition', { field: 'params.configuration.model' });

/** Not all of the servers could be had: none is ordered. */
async function tooFewLeft(executor: Executor, body: NewOrder['body']): Promise<Refusal> {
  if (body.domain) throw new Error('a domain takes no place in stock');
  const { region, model } = body.configuration;
  const left = await readLeft(executor, region, model);
  if (body.changes) return tooFewForChange(left, body.configuration, 'quote');
  return left > 0 ? refused('tooFewLeft', { field: 'params.configuration.quantity', values: { left } }) : soldOut(body);
}

/** Names the account's own unpaid order, if there is one. */
async function onceOnly(executor: Executor, buyer: Buyer): Promise<Refusal | null> {
  if (buyer.model === null && buyer.promotion === null) return null;
  const existing = await findExistingPurchase(executor, buyer);
  if (!existing?.unpaid) return existing && refused('onceOnly', { isShow: 0 });
  const { id, number } = existing.unpaid;
  return refused('onceOnly', { isShow: 0, values: { order: id, number } });
}

/** What the order freezes of the catalogue besides its price. */
export function ofCatalogue(
  catalogue: Catalogue,
  { configuration, period }: QuoteRequest,
): Pick<NewOrder, 'family' | 'onePerPerson' | 'months'> {
  const model = catalogue.models.find(({ code }) => code === configuration.model);
  const family = catalogue.series.find(({ code }) => code === model?.series)?.family ?? configuration.model;
  const found = catalogue.periods.find(({ code }) => code === period);
  if (!found) throw new Error(`priced an unknown period: ${period}`);
  return { family, onePerPerson: model?.onePerPerson ?? false, months: found.months };
}

async function place(
  deps: PlaceOrderDeps,
  prepared: PreparedOrder,
  from: Omit<PlacedFrom<OrderTerms>, 'quote'> & Pick<OrderingVisitor, 'language'>,
): Promise<CallAnswer<{ orderId: string }>> {
  const tos = tosOf(await deps.tosInForce(), from.language);
  if (!tos) return refused('systemBusy');
  for (let retried = false; ; retried = true) {
    const reason = await write(deps, { ...prepared, order: { ...prepared.order, tos } }, from, tos.version);
    if (reason === null) return answered({ orderId: prepared.order.id });
    if (reason === 'price') return priceChanged(deps, prepared, from.quoted);
    if (reason !== 'taken' && reason !== 'sold-out') return reason;
    const known = reason === 'taken' ? await findEarlierOrder(deps.database.executor, prepared.order.accountId, from.input) : null;
    if (known) return known;
    // an overdue order that is still open must not block a buyer
    const closed = retried ? 0 : await freeFor(deps, prepared.order, reason);
    if (closed > 0) continue;
    if (reason === 'sold-out') return tooFewLeft(deps.database.executor, prepared.order.body);
    const { accountId, personId, promotion, about, body } = prepared.order;
    if (about) return (await underWay(deps.database.executor, about.order)) ?? refused('quoteExpired', { field: 'quote' });
    if (body.domain)
      return (
        (await refusalOfNameUnderWay(deps.database.executor, accountId, body.domain.name)) ?? refused('quoteExpired', { field: 'quote' })
      );
    const { model } = body.configuration;
    return (await onceOnly(deps.database.executor, { accountId, personId, model, promotion })) ?? refused('onceOnly', { isShow: 0 });
  }
}

/** Closes overdue orders that block a new one. Returns how many. */
const freeFor = (deps: PlaceOrderDeps, order: NewOrder, reason: 'taken' | 'sold-out'): Promise<number> =>
  reason === 'taken' || !order.body.configuration ? closeOverdueOf(deps, order) : closeOverduePlaces(deps, order.body.configuration);

/** Null: the order is placed. */
async function write(
  deps: PlaceOrderDeps,
  { order, isDearer }: PreparedOrder,
  { input }: Pick<PlacedFrom, 'input'>,
  termsVersion: number,
): Promise<Rejection | null> {
  try {
    await deps.database.transaction(async (tx) => {
      const reason = await writeWithin(tx, deps, { order, isDearer, input, termsVersion });
      if (reason !== null) throw new OrderRejected(reason);
    });
    return null;
  } catch (error) {
    if (error instanceof OrderRejected) return error.reason;
    throw error;
  }
}

interface Placement extends Pick<PreparedOrder, 'order' | 'isDearer'>, Pick<PlacedFrom, 'input'> {
  /** The version of the terms of service in force. */
  readonly termsVersion: number;
}

/** Writes the order; returns the first reason not to, for which the caller rolls everything back. */
async function writeWithin(
  tx: Executor,
  deps: PlaceOrderDeps,
  { order, isDearer, input, termsVersion }: Placement,
): Promise<Rejection | null> {
  const { about, body } = order;
  // the server that the order is about is locked first, and still as the quote says
  const unfit = about && serverRefusal(await lockAsOfNow(tx, deps.outbox, about.order), body);
  if (unfit) return unfit;
  const inserted = await insertOrder(tx, order);
  if (!inserted) return 'taken';
  if (!(await deps.spendProof(tx, input.proof))) return refused('humanVerificationNeeded', { field: 'proof' });
  if (input.termsVersion !== termsVersion) return refused('termsChanged', { field: 'termsVersion', values: { version: termsVersion } });
  if (lacksConditions(body)) return refused('conditionsNotAccepted', { field: 'conditions' });
  if (isDearer) return 'price';
  await recordPlacement(tx, deps.outbox, order, inserted.dueAt);
  const grantId = body.coupon?.grant;
  if (grantId !== undefined && !(await reserveCoupon(tx, { grantId, accountId: order.accountId, orderId: order.id })))
    return refused('couponNotUsable', { field: 'coupon' });
  if (!(await reserveStockFor(tx, order))) return 'sold-out';
  if (body.totalMinor === 0) await changeOrder(tx, deps.outbox, order.id, { kind: 'covered' });
  return null;
}

async function priceChanged(
  { quoteService }: PlaceOrderDeps,
  { order, request, body }: PreparedOrder,
  quoted: NewOrder['body'],
): Promise<Refusal> {
  const quote = await quoteService.issue(order.accountId, request, body, order.password);
  return refused('priceChanged', {
    values: { before: String(quoted.totalMinor), now: String(body.totalMinor), currency: body.currency, quote: quote.id },
  });
}
