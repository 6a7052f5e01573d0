import type { GroupEvent } from '#services/mydoc/group-seats/group-machine.ts';
import { changeGroup } from '#services/mydoc/group-seats/seat-store.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { Order } from './order-machine.ts';
import type { StoredOrder } from './order-row.ts';
import type { Outbox } from './order-store.ts';

const isGoingBack = ({ state }: Order): boolean => state === 'refunding' || state === 'refunded';

/** What a change of an order does to its seat in a group. Null: nothing. */
export function seatEvent(before: Order, after: Order, at: { readonly order: string; readonly nowMs: number }): GroupEvent | null {
  if (before.state === after.state) return null;
  if (after.state === 'awaiting-group') return { kind: 'paid', ...at };
  if (after.state === 'closed') return { kind: 'given-up', ...at };
  return isGoingBack(after) && !isGoingBack(before) ? { kind: 'refunded', order: at.order } : null;
}

/** Writes it, in the transaction that changes the order; the group is locked already. */
export async function followOrder(tx: Executor, outbox: Outbox, { row, order: before }: StoredOrder, after: Order): Promise<void> {
  if (row.group_id === null) return;
  const event = seatEvent(before, after, { order: row.id, nowMs: row.now_ms });
  if (event) await changeGroup(tx, outbox, row.group_id, event);
}
