import { randomUUID } from 'node:crypto';
import { isPromotional } from '#lib/orders/refunds/promotional.ts';
import type { WireSetup } from '#lib/contracts/server-setup.ts';
import type { Language } from '#lib/language/languages.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { answered, refused, type CallAnswer, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { closeOverdueOf, closeOverduePlaces } from '../payments/close-overdue.ts';
import { quotedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { findOrderBy } from '../order-row.ts';
import { changeOrder } from '../order-store.ts';
import type { QuoteBody, QuoteRequest } from '../quotes/quote-rules.ts';
import { readSetup } from '../quotes/read-setup.ts';
import { insertOrder, recordPlacement, reserveStockFor, type NewOrder, type SeatOfOrder } from '../placement/new-order.ts';
import { ofCatalogue } from '../placement/place-order.ts';
import type { PlaceOrderDeps } from '../placement/prepared-order.ts';
import { tosOf } from '../placement/tos-versions.ts';

/** What is needed to place the order of a seat. */
export interface SeatToOrder {
  readonly buyer: { readonly accountId: string; readonly personId: string; readonly language: Language };
  readonly key: string;
  readonly termsVersion: number;
  /** Encrypted; never in clear. */
  readonly password: string | null;
  /** Not checked yet. */
  readonly setup: WireSetup;
  readonly request: QuoteRequest;
  readonly group: SeatOfOrder;
  readonly hoursToPay: number;
  /** Why the buyer does not agree to the price of this moment; null: they do. */
  readonly refusePrice: (body: QuoteBody) => Refusal | null;
  /**
   * Takes the seat, in the transaction of the order, after its row: the group is locked before it. `taken`: the person has a seat in a
   * group of the campaign; null: the seat is theirs.
   */
  readonly writeSeat: (tx: Executor, seat: { orderId: string; dueMs: number }) => Promise<Refusal | 'taken' | null>;
  /** Locks the group, before anything else. */
  readonly lockGroup: (tx: Executor) => Promise<void>;
}

type PlaceSeatDeps = Pick<PlaceOrderDeps, 'database' | 'outbox' | 'quoteService' | 'tosInForce'>;

/** Why a seat was not taken; thrown to roll back. */
class SeatRejected extends Error {
  readonly reason: 'taken' | 'sold-out' | Refusal;
  constructor(reason: SeatRejected['reason']) {
    super('the seat was not taken');
    this.reason = reason;
  }
}

/**
 * Places the order of a seat and takes the seat, both or neither. Its price is that of today's catalogue less the group's
 * percentage; the database decides on the seat, on one of a person, and on the last unit. `taken`: the person has a seat in a group of the
 * campaign, or this model where one is for a person.
 */
export async function placeSeat(deps: PlaceSeatDeps, seat: SeatToOrder): Promise<CallAnswer<{ orderId: string }> | 'taken'> {
  const priced = await deps.quoteService.price(seat.request);
  if (!priced.ok) return priced;
  const read = await readSetup(seat.setup, {
    executor: deps.database.executor,
    accountId: seat.buyer.accountId,
    configuration: seat.request.configuration,
    catalogue: priced.catalogue,
  });
  if (!read.ok) return read;
  const refusal = seat.refusePrice(priced.body);
  if (refusal) return refusal;
  const tos = tosOf(await deps.tosInForce(), seat.buyer.language);
  if (!tos) return refused('systemBusy');
  if (seat.termsVersion !== tos.version) return refused('termsChanged', { field: 'termsVersion', values: { version: tos.version } });
  const { accountId, personId } = seat.buyer;
  const body = quotedTerms.parse({ ...priced.body, ...(read.setup ? { setup: read.setup } : {}), hasPassword: seat.password !== null });
  const order: NewOrder = {
    id: randomUUID(),
    accountId,
    language: seat.buyer.language,
    personId,
    key: seat.key,
    // an order of a group has no quote: nobody else can order at its price
    quoteId: randomUUID(),
    rootQuoteId: null,
    termsVersion: tos.version,
    tos,
    body,
    password: seat.password,
    refundRule: isPromotional(body.discounts) ? 'by-use' : 'guarantee',
    hoursToPay: seat.hoursToPay,
    listMonthMinor: priced.body.listMonthMinor,
    referral: null,
    promotion: null,
    onePerPromotion: false,
    group: seat.group,
    about: null,
    ...ofCatalogue(priced.catalogue, seat.request),
  };
  for (let retried = false; ; retried = true) {
    const reason = await write(deps, order, seat);
    if (reason === null) return answered({ orderId: order.id });
    if (reason !== 'taken' && reason !== 'sold-out') return reason;
    const known = reason === 'taken' ? await findOrderBy(deps.database.executor, accountId, { key: seat.key }) : null;
    if (known) return answered({ orderId: known.row.id });
    // an overdue order that is still open must not block a buyer
    const closed = retried ? 0 : await (reason === 'taken' ? closeOverdueOf(deps, order) : closeOverduePlaces(deps, body.configuration));
    if (closed > 0) continue;
    return reason === 'taken' ? 'taken' : refused('modelSoldOut');
  }
}

/** Null: the order is placed, and the seat taken. Locks: the group, its order and seat, the stock. */
async function write(
  { database, outbox }: PlaceSeatDeps,
  order: NewOrder,
  { lockGroup, writeSeat }: SeatToOrder,
): Promise<SeatRejected['reason'] | null> {
  try {
    await database.transaction(async (tx) => {
      await lockGroup(tx);
      const inserted = await insertOrder(tx, order);
      if (!inserted) throw new SeatRejected('taken');
      const refusal = await writeSeat(tx, { orderId: order.id, dueMs: inserted.dueAt.getTime() });
      if (refusal) throw new SeatRejected(refusal);
      await recordPlacement(tx, outbox, order, inserted.dueAt);
      if (!(await reserveStockFor(tx, order))) throw new SeatRejected('sold-out');
      if (order.body.totalMinor === 0) await changeOrder(tx, outbox, order.id, { kind: 'covered' });
    });
    return null;
  } catch (error) {
    if (error instanceof SeatRejected) return error.reason;
    throw error;
  }
}
