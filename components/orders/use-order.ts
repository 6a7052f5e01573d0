import { useRef } from 'react';
import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { orderDetail } from '#lib/contracts/calls/orders/order-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { pollIntervalMs } from '#lib/orders/poll-interval.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { useFollowed, type Followed } from '#components/ui/calls/use-followed.ts';

export type ReadOrder = (id: string) => Promise<MydocResult<AnyOrder>>;

/** The page shows failures itself, once, and keeps the last known state. */
const readByCall: ReadOrder = (id) => makeCall(orderDetail, { id }, { quiet: true });

/** An order as this tab received it, and when, by this machine's clock. */
export interface SeenOrder<Order extends AnyOrder = AnyOrder> {
  readonly order: Order;
  readonly seenAtMs: number;
}

export const seenNow = (order: AnyOrder): SeenOrder => ({ order, seenAtMs: Date.now() });

const movesOf = ({ order }: SeenOrder): string => JSON.stringify([order.state, order.history.length, order.refundingMinor]);

/** An order, polled often while it changes, seldom while it does not, and not at all once it is final. */
export function useOrder(id: string, readOrder: ReadOrder = readByCall): Followed<SeenOrder> {
  // when this tab last saw a change
  const still = useRef({ moves: '', sinceMs: 0 });
  const stillMs = (seen: SeenOrder): number => {
    const moves = movesOf(seen);
    if (still.current.moves !== moves) still.current = { moves, sinceMs: seen.seenAtMs };
    return seen.seenAtMs - still.current.sinceMs;
  };
  const read = async (): Promise<MydocResult<SeenOrder>> => {
    const result = await readOrder(id);
    return result.ok ? { ok: true, message: seenNow(result.message) } : result;
  };
  return useFollowed(['order-server/detail', id], read, {
    refreshInterval: (latest) => (latest ? pollIntervalMs(latest.order, stillMs(latest)) : 0),
  });
}
