import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStates } from '#lib/contracts/order-states.ts';
import { givenBackMinor } from '#lib/orders/given-back.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const number = z.coerce.number();

const backRow = z
  .object({ server: z.string(), is_own: z.boolean(), state: z.enum(orderStates), total: number, paid: number, asked: number })
  .transform(({ server, is_own: isOwn, state, total, paid, asked }) => ({
    server,
    isOwn,
    state,
    backMinor: givenBackMinor({ state, totalMinor: total, paidMinor: paid, refundAskedMinor: asked }),
  }));

const isGone = (state: z.output<typeof backRow>['state']): boolean =>
  state === 'refunding' || state === 'refunded' || state === 'withdrawn';

/**
 * What goes back, or has gone back, in all of each server of an account that went back with renewals or changes, by the order by which it
 * was bought: as the page of that order says it.
 */
export async function readBackTogether(executor: Executor, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    executor,
    sql`
    SELECT coalesce(server_order.renews, server_order.id) AS server, server_order.renews IS NULL AS is_own, server_order.state,
      total_minor AS total, sum(paid_minor) AS paid, sum(refund_asked_minor) AS asked
    FROM server_order JOIN order_payment ON order_payment.order_id = server_order.id
    WHERE server_order.account_id = ${accountId} AND server_order.state <> 'closed'
    GROUP BY server_order.id HAVING sum(refund_asked_minor) > 0`,
    backRow,
  );
  const together = new Map<string, number>();
  for (const own of rows.filter(({ isOwn, state }) => isOwn && isGone(state))) {
    const others = rows.filter(
      ({ server, isOwn, state }) => server === own.server && !isOwn && (own.state !== 'withdrawn' || state === 'withdrawn'),
    );
    const othersMinor = others.reduce((sum, { backMinor }) => sum + backMinor, 0);
    if (othersMinor > 0) together.set(own.server, own.backMinor + othersMinor);
  }
  return together;
}
