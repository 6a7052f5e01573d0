import type * as z from 'zod/mini';
import { orderList } from '#lib/contracts/calls/orders/order-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { dedupeMs, useFollowed, type Followed } from '#components/ui/calls/use-followed.ts';

export type ListedOrder = z.infer<typeof orderList.output>[number];
export type ReadOrders = () => Promise<MydocResult<readonly ListedOrder[]>>;

/** The page shows failures itself, once. */
const readByCall: ReadOrders = () => makeCall(orderList, {}, { quiet: true });

const movingMs = 15_000;
const moving: ReadonlySet<ListedOrder['state']> = new Set(['awaiting-payment', 'awaiting-group', 'paid', 'provisioning', 'refunding']);

/** The account's orders, polled while one of them may change. */
export const useOrders = (readOrders: ReadOrders = readByCall): Followed<readonly ListedOrder[]> =>
  useFollowed(['order-server/list'], readOrders, {
    refreshInterval: (latest) => (latest?.some(({ state }) => moving.has(state)) ? movingMs : 0),
    focusThrottleInterval: dedupeMs,
  });
