import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentreInput, CentreOutput } from '#lib/contracts/account-centre.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { useNextServer } from '../accounts/account-table.ts';
import { describeServers, failuresAhead } from './server-table.ts';

const changeRow = z.object({
  request: z.string(),
  ready_at: z.coerce.date(),
  is_ready: z.boolean(),
  failures_left: z.number(),
  is_done: z.boolean(),
  ended: z.boolean(),
});

const doneRow = z
  .object({ request: z.string(), done_at: z.coerce.date() })
  .transform(({ request, done_at }) => ({ ...describedChange.parse(JSON.parse(request)), doneAt: done_at }));
const describedChange = z.object({ description: z.string() });

/** What was made of the servers of an order since they were built, in the site's words. */
export type DoneChange = z.output<typeof doneRow>;

/** The changes of an order's servers that were carried out, the oldest first. */
export const readDoneChanges = (executor: Executor, orderId: string): Promise<DoneChange[]> =>
  readRows(
    executor,
    sql`SELECT request, done_at FROM sandbox_change WHERE order_id = ${orderId} AND done_at IS NOT NULL ORDER BY done_at`,
    doneRow,
  );

/**
 * Changes the servers of an order; a reused key returns the earlier change with its progress. Once it is done they are described in its
 * words. One that failed is tried again once its answer was given. Servers that have ended change no more.
 */
export async function changeServers(
  tx: Executor,
  input: CentreInput<'server/change'>,
  seconds: number,
): Promise<CentreOutput<'server/change'> & { readonly request: string }> {
  const { idempotencyKey: key, orderId, accountId, description } = input;
  const added = await readRow(
    tx,
    sql`INSERT INTO sandbox_change (idempotency_key, order_id, request, ready_at, failures_left)
        SELECT ${key}, ${orderId}, ${JSON.stringify(input)}, now() + ${seconds} * interval '1 second',
          ${failuresAhead}
        FROM sandbox_account WHERE id = ${accountId}
        ON CONFLICT (idempotency_key) DO NOTHING RETURNING order_id`,
    z.object({ order_id: z.string() }),
  );
  if (added) await useNextServer(tx, accountId);
  const change = await readRow(
    tx,
    sql`SELECT request, ready_at, ready_at <= now() AS is_ready, failures_left, done_at IS NOT NULL AS is_done,
        EXISTS (SELECT 1 FROM sandbox_ended_order ended WHERE ended.order_id = made.order_id) AS ended
      FROM sandbox_change made WHERE idempotency_key = ${key} FOR UPDATE`,
    changeRow,
  );
  if (!change) throw new Error('the change that was just inserted is missing');
  const answer = { request: change.request, readyAt: change.ready_at.toISOString() };
  if (change.is_done) return { ...answer, state: 'changed' };
  if (change.ended) return { ...answer, state: 'failed' };
  if (!change.is_ready) return { ...answer, state: 'changing' };
  if (change.failures_left > 0) {
    await tx.execute(sql`UPDATE sandbox_change SET failures_left = failures_left - 1, ready_at = now() + ${seconds} * interval '1 second'
      WHERE idempotency_key = ${key}`);
    return { ...answer, state: 'failed' };
  }
  await tx.execute(sql`UPDATE sandbox_change SET done_at = now() WHERE idempotency_key = ${key}`);
  await describeServers(tx, orderId, description);
  return { ...answer, state: 'changed' };
}
