import useSWR from 'swr';
import type { z } from 'zod';
import { orderList } from '#lib/contracts/calls/order-calls.ts';
import type { MydocResult } from '#lib/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';

export type ListedOrder = z.infer<typeof orderList.output>[number];
export type ReadOrders = () => Promise<MydocResult<readonly ListedOrder[]>>;

/** The page words a failure itself, once. */
const readByCall: ReadOrders = () => makeCall(orderList, {}, { quiet: true });

export type OrdersReading =
  | { readonly kind: 'waiting' | 'log-in' }
  /** Never answered yet. */
  | { readonly kind: 'away' }
  /** `stale`: the last time nobody answered; this is what was true before. */
  | { readonly kind: 'orders'; readonly orders: readonly ListedOrder[]; readonly stale: boolean };

class NotRead extends Error {
  readonly why: 'log-in' | 'away';

  constructor(why: 'log-in' | 'away') {
    super(why);
    this.why = why;
  }
}

async function read(readOrders: ReadOrders): Promise<readonly ListedOrder[]> {
  const result = await readOrders();
  if (result.ok) return result.message;
  throw new NotRead(result.kind === 'login' ? 'log-in' : 'away');
}

const retryMs = 5_000;
const movingMs = 15_000;
/** Two of the same question within this time are one. */
const dedupeMs = 500;
const moving: ReadonlySet<ListedOrder['state']> = new Set(['awaiting-payment', 'paid', 'provisioning', 'refunding']);

/** One's own orders, looked at again now and then while one of them moves, and when somebody comes back to the tab. */
export function useOrders(readOrders: ReadOrders = readByCall): { readonly reading: OrdersReading; readonly askAgain: () => void } {
  const { data, error, mutate } = useSWR<readonly ListedOrder[], NotRead>(['order-server/list'], () => read(readOrders), {
    refreshInterval: (latest) => (latest?.some(({ state }) => moving.has(state)) ? movingMs : 0),
    onErrorRetry: (failed, _key, _config, revalidate, { retryCount }) => {
      if (failed.why === 'away') setTimeout(() => void revalidate({ retryCount }), retryMs);
    },
    revalidateOnFocus: true,
    focusThrottleInterval: dedupeMs,
    dedupingInterval: dedupeMs,
  });
  return { reading: readingOf(data, error), askAgain: () => void mutate() };
}

function readingOf(orders: readonly ListedOrder[] | undefined, failed: NotRead | undefined): OrdersReading {
  // whoever is logged out sees nothing of the account that was here
  if (failed?.why === 'log-in') return { kind: 'log-in' };
  if (orders) return { kind: 'orders', orders, stale: failed !== undefined };
  return { kind: failed ? 'away' : 'waiting' };
}
