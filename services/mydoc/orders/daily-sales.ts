import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { ModelRevenue } from '#lib/contracts/calls/figure-calls.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const dayRow = z.object({ day: z.iso.date(), orders: z.coerce.number() });

/** Orders of a day; a day without any is left out. */
type OrdersByDay = readonly z.infer<typeof dayRow>[];

/** Midnight of a day, UTC. */
const startOf = (day: string): SQL => sql`(${`${day}T00:00:00Z`}::timestamptz)`;

const readByDay = (executor: Executor, instant: SQL, fromDay: string): Promise<OrdersByDay> =>
  readRows(
    executor,
    sql`SELECT (${instant} AT TIME ZONE 'UTC')::date::text AS day, count(*) AS orders FROM server_order
        WHERE ${instant} >= ${startOf(fromDay)} GROUP BY 1`,
    dayRow,
  );

/** Orders that were placed, and orders that were paid, by day (UTC) from a day on. */
export async function readDailyOrders(executor: Executor, fromDay: string): Promise<{ placed: OrdersByDay; paid: OrdersByDay }> {
  const placed = await readByDay(executor, sql`created_at`, fromDay);
  const paid = await readByDay(executor, sql`paid_at`, fromDay);
  return { placed, paid };
}

const revenueRow = z
  .object({ model: z.string(), currency: z.enum(currencies), orders: z.coerce.number(), kept_minor: z.coerce.number() })
  .transform(({ kept_minor: keptMinor, ...row }): ModelRevenue => ({ ...row, keptMinor }));

/** What the orders of servers paid from a day on brought, less refunds, by model and currency; the most orders first. */
export const readRevenue = (executor: Executor, fromDay: string): Promise<ModelRevenue[]> =>
  readRows(
    executor,
    sql`SELECT model, currency, count(*) AS orders, sum(
          (SELECT coalesce(sum(paid_minor - refund_asked_minor), 0) FROM order_payment WHERE order_id = placed.id)) AS kept_minor
        FROM server_order placed WHERE paid_at >= ${startOf(fromDay)} AND domain IS NULL
        GROUP BY model, currency ORDER BY orders DESC, model, currency`,
    revenueRow,
  );
