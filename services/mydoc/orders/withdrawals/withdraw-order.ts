import type { Executor } from '#services/platform/database/database.ts';
import { findOrdersAbout, lockOrder, type StoredOrder } from '../order-row.ts';
import { changeLocked, type Outbox } from '../order-store.ts';
import { backMinorOf } from './withdrawal-rules.ts';

/** What goes back of an order with its renewals and changes. */
export const readBackMinor = async (executor: Executor, { row, order }: StoredOrder): Promise<number> =>
  backMinorOf([order, ...(await findOrdersAbout(executor, row.id)).map((other) => other.order)]);

/** Ends a locked order, and its renewals and changes, whose server ends with it; each refunds what was kept of it, in its own books. */
export async function carryOut(tx: Executor, outbox: Outbox, stored: StoredOrder): Promise<StoredOrder> {
  const others = await findOrdersAbout(tx, stored.row.id);
  const after = await changeLocked(tx, outbox, stored, { kind: 'withdrawn' });
  if (after.order.state !== 'withdrawn') return after;
  for (const { row, order } of others) {
    const other = order.state === 'awaiting-payment' ? null : await lockOrder(tx, row.id);
    if (other) await changeLocked(tx, outbox, other, { kind: 'withdrawn' });
  }
  return after;
}
