import { randomUUID } from 'node:crypto';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { price } from '#lib/catalogue/price.ts';
import type { createOrder } from '#lib/contracts/calls/order-calls.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import { answered, refused, type CallAnswer, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { closeOverdueOf, closeOverduePlaces } from '../payments/close-overdue.ts';
import { findExistingPurchase, insertOrder, recordPlacement, reserveStockFor, type Buyer, type NewOrder } from './new-order.ts';
import { findOrderBy, frozenBody } from '../order-row.ts';
import type { Outbox } from '../order-store.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import type { QuoteBody, QuoteRequest } from '../quotes/quote-rules.ts';
import { findQuote, readQuotePassword, type StoredQuote } from '../quotes/quote-store.ts';

export interface PlaceOrderDeps {
  database: Database;
  outbox: Outbox;
  desk: QuoteService;
  /** What is known of an account; null where it is gone. */
  profileOf(accountId: string): Promise<Pick<AccountProfile, 'barred' | 'personId'> | null>;
  /** Takes the proof of human verification; true once, and only if the transaction commits. */
  spendProof(tx: Executor, proof: string): Promise<boolean>;
  /** The versions of the terms that may be accepted now. */
  termsInForce(): Promise<readonly number[]>;
  hoursToPay(): Promise<number>;
}

type Asked = CallInput<typeof createOrder>;

/** Why an order was not placed; thrown, it takes back what the transaction did, a spent proof too. */
class OrderRejected extends Error {
  readonly because: 'taken' | 'sold-out' | 'price' | Refusal;
  constructor(because: OrderRejected['because']) {
    super('the order was not placed');
    this.because = because;
  }
}

/** Orders what a quote promised, or says what stands in the way, in the order of. The same quote or key gives the same order. */
export async function placeOrder(deps: PlaceOrderDeps, accountId: string, asked: Asked): Promise<CallAnswer<{ orderId: string }>> {
  const { executor } = deps.database;
  const known = await findEarlierOrder(executor, accountId, asked);
  if (known) return known;
  const quote = await findQuote(executor, accountId, asked.quote);
  if (!quote) return refused('doesNotExist', { field: 'quote' });
  if (quote.expired) return refused('quoteExpired', { field: 'quote' });
  const profile = await deps.profileOf(accountId);
  if (!profile) return refused('loginRequired');
  if (profile.barred) return refused('accountAbnormal');
  const promised = frozenBody.parse({ ...Object(quote.body), hasPassword: quote.hasPassword });
  const made = await prepare(deps, { accountId, personId: profile.personId, asked, promised });
  return made.ok ? place(deps, made, { asked, quote, promised }) : made;
}

async function findEarlierOrder(
  executor: Executor,
  accountId: string,
  { key, quote }: Asked,
): Promise<CallAnswer<{ orderId: string }> | null> {
  const byKey = await findOrderBy(executor, accountId, { key });
  if (byKey && byKey.row.quote_id !== quote) return refused('repeatOperation', { field: 'key' });
  const known = byKey ?? (await findOrderBy(executor, accountId, { quoteId: quote }));
  return known && answered({ orderId: known.row.id });
}

interface Made {
  readonly ok: true;
  readonly order: NewOrder;
  readonly request: QuoteRequest;
  readonly body: QuoteBody;
}

/** What comes before the limit of one a person. */
const productKeys: readonly string[] = ['systemBusy', 'noProductSelected', 'notOnSale', 'modelSoldOut'];

async function prepare(
  { database, desk, hoursToPay }: PlaceOrderDeps,
  { accountId, personId, asked, promised }: { accountId: string; personId: string | null; asked: Asked; promised: NewOrder['body'] },
): Promise<Made | Refusal> {
  const request: QuoteRequest = { configuration: promised.configuration, period: promised.period, currency: promised.currency };
  const priced = await desk.price(request);
  if (!priced.ok && productKeys.includes(priced.key)) return priced;
  const { model } = promised.configuration;
  const hasOne = (): Promise<Refusal | null> => onceOnly(database.executor, { accountId, personId, model });
  if (!priced.ok) return (await hasOne()) ?? priced;
  const { body, catalogue } = priced;
  const kept = ofCatalogue(catalogue, request);
  const had = kept.onePerPerson ? await hasOne() : null;
  if (had) return had;
  const order: NewOrder = {
    id: randomUUID(),
    accountId,
    personId,
    key: asked.key,
    quoteId: asked.quote,
    termsVersion: asked.termsVersion,
    body: frozenBody.parse({ ...body, hasPassword: promised.hasPassword }),
    password: await readQuotePassword(database.executor, asked.quote),
    // at the public price: a regular product; what an offer made cheaper is a promotional one
    refundRule: body.discounts.length === 0 ? 'guarantee' : 'by-use',
    hoursToPay: await hoursToPay(),
    ...kept,
  };
  return { ok: true, order, request, body };
}

/** An order of one's own that is still to be paid is named. */
async function onceOnly(executor: Executor, buyer: Buyer): Promise<Refusal | null> {
  const one = await findExistingPurchase(executor, buyer);
  return one && refused('onceOnly', { isShow: 0, ...(one.unpaid === null ? {} : { values: { order: one.unpaid } }) });
}

/** What the order keeps of the catalogue besides its price. */
function ofCatalogue(
  catalogue: Catalogue,
  { configuration, period, currency }: QuoteRequest,
): Pick<NewOrder, 'family' | 'onePerPerson' | 'months' | 'listMonthMinor'> {
  const model = catalogue.models.find(({ code }) => code === configuration.model);
  const family = catalogue.series.find(({ code }) => code === model?.series)?.family ?? configuration.model;
  const term = catalogue.periods.find(({ code }) => code === period);
  if (!term) throw new Error(`a price for the unknown period ${period}`);
  const month = price({ ...catalogue, periods: [{ ...term, months: 1, discountPercent: 0 }] }, configuration, period, currency);
  if (!month.ok) throw new Error(`a price that a month does not have: ${month.reason}`);
  return { family, onePerPerson: model?.onePerPerson ?? false, months: term.months, listMonthMinor: month.total.amountMinor };
}

async function place(
  deps: PlaceOrderDeps,
  made: Made,
  from: { asked: Asked; quote: StoredQuote; promised: NewOrder['body'] },
): Promise<CallAnswer<{ orderId: string }>> {
  const terms = await deps.termsInForce();
  if (terms.length === 0) return refused('systemBusy');
  for (let triedAgain = false; ; triedAgain = true) {
    const because = await write(deps, made, from, terms);
    if (because === null) return answered({ orderId: made.order.id });
    if (because === 'price') return priceChanged(deps, made, from.promised);
    if (because !== 'taken' && because !== 'sold-out') return because;
    const known = because === 'taken' ? await findEarlierOrder(deps.database.executor, made.order.accountId, from.asked) : null;
    if (known) return known;
    // an order that nobody closed in time stands in no buyer's way
    const closed = triedAgain
      ? 0
      : await (because === 'taken' ? closeOverdueOf(deps, made.order) : closeOverduePlaces(deps, made.order.body.configuration));
    if (closed > 0) continue;
    if (because === 'sold-out') return refused('modelSoldOut', { field: 'params.configuration.model' });
    return (
      (await onceOnly(deps.database.executor, { ...made.order, model: made.request.configuration.model })) ??
      refused('onceOnly', { isShow: 0 })
    );
  }
}

/** Null: the order is placed. */
async function write(
  deps: PlaceOrderDeps,
  { order, body }: Made,
  { asked, promised }: { asked: Asked; promised: NewOrder['body'] },
  terms: readonly number[],
): Promise<OrderRejected['because'] | null> {
  try {
    await deps.database.transaction(async (tx) => {
      const inserted = await insertOrder(tx, order);
      if (!inserted) throw new OrderRejected('taken');
      if (!(await deps.spendProof(tx, asked.proof))) throw new OrderRejected(refused('humanVerificationNeeded', { field: 'proof' }));
      if (!terms.includes(asked.termsVersion))
        throw new OrderRejected(refused('termsChanged', { field: 'termsVersion', values: { version: Math.max(...terms) } }));
      if (body.totalMinor !== promised.totalMinor || body.renewalMinor !== promised.renewalMinor) throw new OrderRejected('price');
      await recordPlacement(tx, deps.outbox, order, inserted.dueAt);
      if (!(await reserveStockFor(tx, order))) throw new OrderRejected('sold-out');
    });
    return null;
  } catch (error) {
    if (error instanceof OrderRejected) return error.because;
    throw error;
  }
}

async function priceChanged({ desk }: PlaceOrderDeps, { order, request, body }: Made, promised: NewOrder['body']): Promise<Refusal> {
  const quote = await desk.keep(order.accountId, request, body, order.password);
  return refused('priceChanged', {
    values: { before: String(promised.totalMinor), now: String(body.totalMinor), currency: body.currency, quote: quote.id },
  });
}
