import type { GroupEvent } from '#services/mydoc/group-seats/group-machine.ts';
import type { Order } from '../order-machine.ts';

const isGoingBack = ({ state }: Order): boolean => state === 'refunding' || state === 'refunded' || state === 'withdrawn';

/** What a change of an order does to its seat in a group. Null: nothing. */
export function seatEvent(before: Order, after: Order, at: { readonly order: string; readonly nowMs: number }): GroupEvent | null {
  if (before.state === after.state) return null;
  if (after.state === 'awaiting-group') return { kind: 'paid', ...at };
  if (after.state === 'closed') return { kind: 'given-up', ...at };
  return isGoingBack(after) && !isGoingBack(before) ? { kind: 'refunded', order: at.order } : null;
}
