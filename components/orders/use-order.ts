import { useRef } from 'react';
import useSWR from 'swr';
import { orderDetail, type OrderMessage } from '#lib/contracts/calls/order-calls.ts';
import type { MydocResult } from '#lib/mydoc-client.ts';
import { pollIntervalMs } from '#lib/orders/poll-interval.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

export type ReadOrder = (id: string) => Promise<MydocResult<OrderMessage>>;

/** The page words a failure itself, once, and keeps what it knew. */
const readByCall: ReadOrder = (id) => makeCall(orderDetail, { id }, { quiet: true });

/** An order as this tab has it, and when it had it by this machine's clock. */
export interface SeenOrder {
  readonly order: OrderMessage;
  readonly seenAtMs: number;
}

export type OrderReading =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'unknown' }
  /** Never answered yet. */
  | { readonly kind: 'away' }
  /** `stale`: the last time nobody answered; this is what was true before. */
  | { readonly kind: 'order'; readonly seen: SeenOrder; readonly stale: boolean };

class NotRead extends Error {
  readonly why: 'log-in' | 'unknown' | 'away';

  constructor(why: 'log-in' | 'unknown' | 'away') {
    super(why);
    this.why = why;
  }
}

async function read(readOrder: ReadOrder, id: string): Promise<SeenOrder> {
  const result = await readOrder(id);
  if (result.ok) return { order: result.message, seenAtMs: Date.now() };
  if (result.kind === 'login') throw new NotRead('log-in');
  throw new NotRead(result.kind === 'refused' && result.key === 'doesNotExist' ? 'unknown' : 'away');
}

const retryMs = 5_000;
/** Shorter than the fastest pace. */
const dedupeMs = 500;
const movesOf = ({ order }: SeenOrder): string => JSON.stringify([order.state, order.history.length, order.refundingMinor]);

export interface OrderView {
  readonly reading: OrderReading;
  readonly askAgain: () => void;
  /** Takes an order that an action answered with. */
  readonly take: (order: OrderMessage) => void;
}

/** Follows an order: often while it moves, seldom when it rests, not at all once it has come to an end; and again when somebody comes back to the tab. */
export function useOrder(id: string, readOrder: ReadOrder = readByCall): OrderView {
  // since when nothing has moved, as far as this tab has seen
  const still = useRef({ moves: '', sinceMs: 0 });
  const stillMs = (seen: SeenOrder): number => {
    const moves = movesOf(seen);
    if (still.current.moves !== moves) still.current = { moves, sinceMs: seen.seenAtMs };
    return seen.seenAtMs - still.current.sinceMs;
  };
  const { data, error, mutate } = useSWR<SeenOrder, NotRead>(['order-server/detail', id], () => read(readOrder, id), {
    refreshInterval: (latest) => (latest ? pollIntervalMs(latest.order, stillMs(latest)) : 0),
    onErrorRetry: (failed, _key, _config, revalidate, { retryCount }) => {
      if (failed.why === 'away') setTimeout(() => void revalidate({ retryCount }), retryMs);
    },
    revalidateOnFocus: true,
    dedupingInterval: dedupeMs,
  });
  return {
    reading: readingOf(data, error),
    askAgain: () => void mutate(),
    take: (order) => void mutate({ order, seenAtMs: Date.now() }, { revalidate: false }),
  };
}

function readingOf(seen: SeenOrder | undefined, failed: NotRead | undefined): OrderReading {
  // what is not answered to this account any more is not shown to it either
  if (failed?.why === 'log-in' || failed?.why === 'unknown') return { kind: failed.why };
  if (seen) return { kind: 'order', seen, stale: failed !== undefined };
  return { kind: failed ? 'away' : 'waiting' };
}
