import { sql } from 'drizzle-orm';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Jobs } from '#services/platform/jobs.ts';
import { findReferral } from '#services/mydoc/referrals/order-referral-store.ts';
import { releaseCoupon, returnCoupon, spendCoupon } from '#services/mydoc/coupons/coupon-use.ts';
import { changeGroup, noteChange } from '#services/mydoc/group-seats/seat-store.ts';
import { couponMove, type CouponMove } from './order-coupon.ts';
import { post } from './ledger/ledger-store.ts';
import { postingsOf } from './ledger/order-ledger.ts';
import { addHistory } from './order-history-store.ts';
import { transition, type Order, type OrderEffect, type OrderEvent, type Transition } from './order-machine.ts';
import { cancelPaymentQueue, endServerQueue, provisionQueue, referralQueue, refundQueue } from './order-queues.ts';
import { configurationOf, isOfServer, listUnpaidAbout, lockOrder, type BuiltServer, type StoredOrder } from './order-row.ts';
import { writeDeclined, writePaid } from './payments/payment-store.ts';
import { addRefund } from './refunds/refund-store.ts';
import { seatEvent } from './seats/seat-event.ts';
import { releaseStock, type Units } from './stock/stock-store.ts';
import { changesCommission } from './referrals/referral-rules.ts';

/** The outbox, as far as orders need it. */
export type Outbox = Pick<Jobs, 'send'>;

/**
 * An order, locked until the transaction ends, with what has fallen due by now written: one that is overdue is closed, its buyer is
 * reminded of its server's end, the server expires or is released. Null: there is no such order.
 */
export async function lockAsOfNow(tx: Executor, outbox: Outbox, id: string): Promise<StoredOrder | null> {
  const stored = await lockOrder(tx, id);
  return stored && write(tx, outbox, stored, asOfNow(stored));
}

/**
 * The one way to change the state or the money of an order: locks it, writes what has fallen due, applies an event, and writes state,
 * ledger, history and outbox in the given transaction. Null: there is no such order.
 */
export async function changeOrder(tx: Executor, outbox: Outbox, id: string, event: OrderEvent): Promise<StoredOrder | null> {
  const stored = await lockOrder(tx, id);
  return stored && changeLocked(tx, outbox, stored, event);
}

/** Changes an order that this transaction has already locked. */
export function changeLocked(tx: Executor, outbox: Outbox, stored: StoredOrder, event: OrderEvent): Promise<StoredOrder> {
  const due = asOfNow(stored);
  const { order, effects } = transition(due.order, event);
  return write(tx, outbox, stored, { order, effects: [...due.effects, ...effects] });
}

const couponMoves = { spend: spendCoupon, release: releaseCoupon, return: returnCoupon } as const satisfies Record<CouponMove, unknown>;

/** What the instant of its reading makes of an order. */
const asOfNow = ({ order, row }: StoredOrder): Transition => transition(order, { kind: 'due', nowMs: row.now_ms });

/** Writes a transition of a locked order. Returns the order after it. */
async function write(tx: Executor, outbox: Outbox, before: StoredOrder, { order, effects }: Transition): Promise<StoredOrder> {
  if (order === before.order) return before;
  await writeState(tx, before, order);
  const { id, currency, body } = before.row;
  // before the stock, as when the order was placed: no two orders wait for one another
  const move = body.coupon === null ? null : couponMove(before.order, { order, effects });
  if (move !== null) await couponMoves[move](tx, id);
  await post(tx, { id, currency }, postingsOf(before.order, order));
  await moveSeat(tx, outbox, before, order);
  for (const effect of effects) await writeEffect(tx, outbox, before, effect);
  if (closesOpenPayment(before, order)) await outbox.send(tx, cancelPaymentQueue, { orderId: id }, { singletonKey: id });
  if (changesCommission(before.order, order)) await reportCommission(tx, outbox, id);
  return (await lockOrder(tx, id)) ?? before;
}

/** Nobody waits for the money any more, and the account centre would still take it. */
const closesOpenPayment = ({ order: before, attempts }: StoredOrder, after: Order): boolean =>
  before.state !== 'closed' && after.state === 'closed' && attempts.some(({ state }) => state === 'open');

/** The seat of the order follows it, and who watches the group sees its money and its server; the group is locked already. */
async function moveSeat(tx: Executor, outbox: Outbox, { row, order: before }: StoredOrder, after: Order): Promise<void> {
  if (row.group_id === null) return;
  const event = seatEvent(before, after, { order: row.id, nowMs: row.now_ms });
  await (event ? changeGroup(tx, outbox, row.group_id, event) : noteChange(tx, row.group_id));
}

async function reportCommission(tx: Executor, outbox: Outbox, orderId: string): Promise<void> {
  const referral = await findReferral(tx, orderId);
  if (referral && referral.state !== 'no-commission') await outbox.send(tx, referralQueue, { orderId });
}

async function writeState(tx: Executor, { row, order: before }: StoredOrder, order: Order): Promise<void> {
  // a password is needed as long as a server may be built with it
  const keepsPassword = ['awaiting-payment', 'awaiting-group', 'paid', 'provisioning'].includes(order.state);
  // the password was deleted when it closed
  const isReopened = before.state === 'closed' && order.state === 'awaiting-group';
  const { term } = order;
  const becomes = (state: Order['state']): boolean => before.state !== state && order.state === state;
  await tx.execute(sql`
    UPDATE server_order SET state = ${order.state}, holds_stock = ${order.holdsStock},
      password = CASE WHEN ${keepsPassword}::boolean THEN password END,
      body = CASE WHEN ${isReopened}::boolean THEN jsonb_set(body, '{hasPassword}', 'false') ELSE body END,
      paid_at = CASE WHEN ${becomes('paid') || becomes('renewed')}::boolean THEN now() ELSE paid_at END,
      active_at = CASE WHEN ${becomes('active')}::boolean THEN coalesce(active_at, now()) ELSE active_at END,
      renewed_months = ${term ? term.months - row.months : row.renewed_months}, reminders = ${term?.reminders ?? row.reminders},
      expired_at = ${term?.expiredMs == null ? null : new Date(term.expiredMs).toISOString()}::timestamptz,
      term_at = CASE WHEN ${hasTerm(order.state)}::boolean THEN now() END
    WHERE id = ${row.id}::uuid`);
  for (const payment of order.payments.filter((each) => !before.payments.includes(each))) {
    await writePaid(tx, row.id, payment);
  }
  for (const attempt of order.declined.filter((each) => !before.declined.includes(each))) {
    await writeDeclined(tx, row.id, attempt);
  }
}

/** Time changes something about it: the sweep looks at once, and notes when it has to look again. */
const hasTerm = (state: Order['state']): boolean => state === 'active' || state === 'expired';

/** `before`: the order as it was read before the change. */
async function writeEffect(tx: Executor, outbox: Outbox, before: StoredOrder, effect: OrderEffect): Promise<void> {
  const { row } = before;
  const payload = { orderId: row.id };
  switch (effect.kind) {
    case 'provision':
      return outbox.send(tx, provisionQueue, payload, { singletonKey: row.id });
    case 'end-server':
      return outbox.send(tx, endServerQueue, payload, { singletonKey: row.id });
    case 'release-stock':
      return isOfServer(before) ? releaseStock(tx, unitsOf(configurationOf(before.row))) : undefined;
    case 'extend-server':
      return changeServer(tx, outbox, row, { kind: 'extended', months: row.months });
    case 'shorten-server':
      return changeServer(tx, outbox, row, { kind: 'shortened', months: row.months });
    case 'change-server':
      return takeChange(tx, outbox, row, effect.holdsStock);
    case 'close-unpaid':
      for (const { id } of await listUnpaidAbout(tx, row.id)) await changeOrder(tx, outbox, id, { kind: effect.why });
      return;
    case 'notify-buyer':
      return addHistory(tx, outbox, { orderId: row.id, kind: effect.what, amountMinor: effect.amountMinor ?? null });
    case 'refund': {
      const refundId = refundIdOf(before, effect.attempt);
      const { attempt: paymentId, amountMinor, reason } = effect;
      await addRefund(tx, { id: refundId, orderId: row.id, paymentId, amountMinor, reason });
      return outbox.send(tx, refundQueue, { refundId }, { singletonKey: refundId });
    }
  }
}

const unitsOf = (configuration: WireConfiguration): Units => ({
  region: configuration.region,
  model: configuration.model,
  units: quantityOf(configuration),
});

/** Changes the order whose server another one is about; it is locked already. */
async function changeServer(tx: Executor, outbox: Outbox, { about }: StoredOrder['row'], event: OrderEvent): Promise<void> {
  if (about !== null) await changeOrder(tx, outbox, about, event);
}

/** The server becomes what a change ordered; the stock of its former size is released before. */
async function takeChange(tx: Executor, outbox: Outbox, row: StoredOrder['row'], holdsStock: boolean): Promise<void> {
  const place = row.body.changes?.kind === 'upgrade' ? { holdsStock } : null;
  await changeServer(tx, outbox, row, { kind: 'server-changed', place });
  await tx.execute(
    sql`UPDATE server_order SET configuration_now = ${JSON.stringify(row.body.configuration)}::jsonb WHERE id = ${row.about}::uuid`,
  );
}

/** Names a refund by its payment and by what had been requested of that before: a further refund of the same payment has another id. */
function refundIdOf({ row, attempts: attemptsBefore }: StoredOrder, paymentId: string): string {
  const attempt = attemptsBefore.find(({ payment_id }) => payment_id === paymentId);
  return `${row.id}-${attempt?.number ?? 0}-${attempt?.refund_asked_minor ?? 0}`;
}

/** The new order's model is not counted: there is no stock to release. In the transaction that inserts it. */
export async function noteUncounted(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`UPDATE server_order SET holds_stock = false WHERE id = ${id}::uuid`);
}

/** The key of the buyer's refund, by which it is recognised when it is asked for again. */
export async function noteRefundKey(tx: Executor, id: string, key: string): Promise<void> {
  await tx.execute(sql`UPDATE server_order SET refund_key = ${key}::uuid WHERE id = ${id}::uuid`);
}

/** What the account centre says of a locked order's servers, in their order: the first one, and more. */
export async function noteServers(tx: Executor, id: string, [first, ...more]: readonly BuiltServer[]): Promise<void> {
  if (!first) return;
  await tx.execute(sql`
    UPDATE server_order SET server_id = ${first.id}, server_state = ${first.state}, server_address = ${first.address}, server_ipv6 = ${first.ipv6},
      server_ready_at = ${new Date(first.readyMs).toISOString()}::timestamptz, provision_failures = ${first.failures},
      more_servers = ${JSON.stringify(more)}::jsonb WHERE id = ${id}::uuid`);
}

/** How often building, changing or registering what a locked order is for has failed. */
export async function noteProvisionFailures(tx: Executor, id: string, failures: number): Promise<void> {
  await tx.execute(sql`UPDATE server_order SET provision_failures = ${failures} WHERE id = ${id}::uuid`);
}

/** When the sweep of terms has to look at the order again; null: never. */
export async function noteNextTerm(tx: Executor, id: string, atMs: number | null): Promise<void> {
  const at = atMs === null ? null : new Date(atMs).toISOString();
  await tx.execute(sql`UPDATE server_order SET term_at = ${at}::timestamptz WHERE id = ${id}::uuid`);
}

/** The sweep of terms could not read the order, and looks at it again after an interval of Postgres. */
export async function postponeTerm(executor: Executor, id: string, interval: string): Promise<void> {
  await executor.execute(sql`UPDATE server_order SET term_at = now() + ${interval}::interval WHERE id = ${id}::uuid`);
}

/** What the registrar said of the name of a locked order in the end. */
export async function noteRegistration(tx: Executor, id: string, registration: StoredOrder['row']['registration']): Promise<void> {
  await tx.execute(sql`UPDATE server_order SET registration = ${JSON.stringify(registration)}::jsonb WHERE id = ${id}::uuid`);
}

/** The server has ended; without a lock, since one statement sees whether the order has been refunded. */
export async function noteServerEnded(executor: Executor, id: string): Promise<void> {
  await executor.execute(
    sql`UPDATE server_order SET server_state = NULL WHERE id = ${id}::uuid AND state IN ('refunding', 'refunded', 'released', 'withdrawn')`,
  );
}
