import { useRef } from 'react';
import { orderDetail, type OrderMessage } from '#lib/contracts/calls/order-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { pollIntervalMs } from '#lib/orders/poll-interval.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { useFollowed, type Followed } from './use-followed.ts';

export type ReadOrder = (id: string) => Promise<MydocResult<OrderMessage>>;

/** The page words a failure itself, once, and keeps what it knew. */
const readByCall: ReadOrder = (id) => makeCall(orderDetail, { id }, { quiet: true });

/** An order as this tab has it, and when it had it by this machine's clock. */
export interface SeenOrder {
  readonly order: OrderMessage;
  readonly seenAtMs: number;
}

export const seenNow = (order: OrderMessage): SeenOrder => ({ order, seenAtMs: Date.now() });

const movesOf = ({ order }: SeenOrder): string => JSON.stringify([order.state, order.history.length, order.refundingMinor]);

/** An order, read often while it moves, seldom when it rests, not at all once it has come to an end. */
export function useOrder(id: string, readOrder: ReadOrder = readByCall): Followed<SeenOrder> {
  // since when nothing has moved, as far as this tab has seen
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
