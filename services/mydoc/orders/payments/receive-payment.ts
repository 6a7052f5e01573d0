import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import type { PaymentNotice } from '#lib/contracts/account-centre.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { sqlState } from '#services/platform/database/sql-state.ts';
import { seatAgain } from '#services/mydoc/group-seats/seat-store.ts';
import type { ReceivePayment } from './payment-notices.ts';
import { lockOrder, type StoredOrder } from '../order-row.ts';
import { changeLocked, lockAsOfNow, type Outbox } from '../order-store.ts';
import { releaseOverdueSeats } from '../seats/release-overdue-seats.ts';
import { reserveStock } from '../stock/stock-store.ts';
import { addCharge, nameAttempt, noteMethod } from './payment-store.ts';

const orderId = z.uuid();

/**
 * Applies a payment notice to its order. Only a payment that was started, in the order's currency, pays it; money that the order
 * cannot use, because it comes late, twice or in another amount, is recorded, refunded and reported to the buyer.
 */
export const receivePayment =
  (outbox: Outbox): ReceivePayment =>
  async (tx, notice) => {
    // an id that the database cannot parse belongs to no order
    const id = orderId.safeParse(notice.orderId).data;
    const locked = id === undefined ? null : await lockOrder(tx, id);
    // a seat whose time is over may be taken again
    const found = locked?.order.ofGroup ? await lockAsOfNow(tx, outbox, locked.row.id) : locked;
    if (!found) return 'unknown-order';
    const stored = await withPayment(tx, found, notice);
    if (!stored || notice.currency !== stored.row.currency || (notice.outcome === 'paid' && notice.amountMinor === 0)) return 'mismatch';
    if (notice.outcome === 'paid') await noteMethod(tx, stored.row.id, notice);
    if (!(await reseatLatePayer(tx, outbox, stored, notice))) await changeLocked(tx, outbox, stored, eventOf(notice));
    return 'accepted';
  };

class NoSeat extends Error {}

/**
 * The money for a seat of a group comes after its time was over: the seat is taken again if one is free, the group open, a unit in stock,
 * and the buyer has nothing since that stands in its way. False: not so, or the buyer had given it up, and the money is dealt with
 * like any other.
 */
async function reseatLatePayer(
  tx: Executor,
  outbox: Outbox,
  stored: StoredOrder,
  { outcome, paymentId, amountMinor }: PaymentNotice,
): Promise<boolean> {
  const { row, order } = stored;
  const { group_id: groupId, id: orderId, region, model } = row;
  const isKnown = order.payments.some(({ attempt }) => attempt === paymentId);
  if (groupId === null || order.state !== 'closed' || outcome !== 'paid' || isKnown || amountMinor !== order.totalMinor) return false;
  if (await wasGivenUp(tx, orderId)) return false;
  await releaseOverdueSeats(tx, outbox, groupId);
  try {
    await tx.transaction(async (inner) => {
      if (!(await seatAgain(inner, outbox, { groupId, orderId }))) throw new NoSeat();
      const reservation = await reserveStock(inner, { region, model, units: quantityOf(row.body.configuration) });
      if (reservation === 'sold-out') throw new NoSeat();
      await changeLocked(inner, outbox, stored, {
        kind: 'seated-again',
        attempt: paymentId,
        amountMinor,
        holdsStock: reservation === 'reserved',
      });
    });
    return true;
  } catch (error) {
    // unique_violation: the buyer has another order meanwhile of a model limited to one per person
    if (error instanceof NoSeat || sqlState(error) === uniqueViolation) return false;
    throw error;
  }
}

const uniqueViolation = '23505';

const eventRow = z.object({ kind: z.string() });

/** Whether the buyer closed the order, and not the time. */
async function wasGivenUp(tx: Executor, orderId: string): Promise<boolean> {
  const last = await readRow(
    tx,
    sql`SELECT kind FROM order_event WHERE order_id = ${orderId}::uuid AND kind IN ('closed', 'cancelled') ORDER BY number DESC LIMIT 1`,
    eventRow,
  );
  return last?.kind === 'cancelled';
}

const eventOf = ({ outcome, paymentId, amountMinor }: PaymentNotice) =>
  outcome === 'paid' ? ({ kind: 'paid', attempt: paymentId, amountMinor } as const) : ({ kind: 'declined', attempt: paymentId } as const);

/**
 * The order, with the payment among its attempts. A notice that comes before the answer of `payment/start` belongs to the attempt that
 * still has no payment id. A payment that was never started pays nothing; if no attempt is waiting, it is a second charge and is refunded.
 */
async function withPayment(tx: Executor, stored: StoredOrder, { paymentId, outcome }: PaymentNotice): Promise<StoredOrder | null> {
  if (stored.attempts.some(({ payment_id }) => payment_id === paymentId)) return stored;
  const { id } = stored.row;
  const nameless = stored.attempts.find(({ payment_id }) => payment_id === null);
  if (nameless) return (await nameAttempt(tx, { id, number: nameless.number }, paymentId)) ? lockOrder(tx, id) : null;
  if (outcome === 'declined' || stored.order.state === 'awaiting-payment' || !(await addCharge(tx, id, paymentId))) return null;
  return lockOrder(tx, id);
}
