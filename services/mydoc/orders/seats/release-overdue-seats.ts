import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { lockAsOfNow, type Outbox } from '../order-store.ts';

const orderRow = z.object({ order_id: z.string() });
const seatsAtMost = 10;

/** Closes the orders of a locked group whose time to pay is over: their seats are free. */
export async function releaseOverdueSeats(tx: Executor, outbox: Outbox, groupId: string): Promise<void> {
  const overdue = await readRows(
    tx,
    sql`SELECT order_id FROM group_seat WHERE group_id = ${groupId}::uuid AND state = 'held' AND held_until <= now()
      ORDER BY place LIMIT ${seatsAtMost}`,
    orderRow,
  );
  for (const { order_id } of overdue) await lockAsOfNow(tx, outbox, order_id);
}
