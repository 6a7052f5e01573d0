import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { isOverdueRow } from '../order-tables.ts';

const stockRow = z.object({ region: z.string(), model: z.string(), remaining: z.coerce.number() });

export type StockRow = z.infer<typeof stockRow>;

/** Available units of counted models, including those that overdue orders still hold; a model without a row is not counted. */
const readStock = (executor: Executor): Promise<StockRow[]> =>
  readRows(
    executor,
    sql`
    SELECT stock.region, stock.model, stock.remaining + coalesce(overdue.places, 0) AS remaining
    FROM server_stock stock LEFT JOIN (
      SELECT region, model, count(*) AS places FROM server_order WHERE ${isOverdueRow} AND holds_stock GROUP BY region, model
    ) overdue ON overdue.region = stock.region AND overdue.model = stock.model
    ORDER BY stock.region, stock.model`,
    stockRow,
  );

const reserved = z.object({ remaining: z.coerce.number() });

export type Reservation = 'reserved' | 'uncounted' | 'sold-out';

/** Reserves one unit; the database decides who gets the last. */
export async function reserveStock(tx: Executor, region: string, model: string): Promise<Reservation> {
  const taken = await readRow(
    tx,
    sql`
    UPDATE server_stock SET remaining = remaining - 1 WHERE region = ${region} AND model = ${model} AND remaining > 0 RETURNING remaining`,
    reserved,
  );
  if (taken) return 'reserved';
  const counted = await readRow(tx, sql`SELECT remaining FROM server_stock WHERE region = ${region} AND model = ${model}`, reserved);
  return counted ? 'sold-out' : 'uncounted';
}

/** Gives a reserved unit back; a model without a row is not counted. */
export async function releaseStock(tx: Executor, region: string, model: string): Promise<void> {
  await tx.execute(sql`UPDATE server_stock SET remaining = remaining + 1 WHERE region = ${region} AND model = ${model}`);
}

/** Callers within this time share one reading; the database decides when stock is reserved, not here. */
const sharedForMs = 250;

/** Reads the stock, once for all callers at nearly the same time. */
export function createStockReader(executor: Executor, nowMs: () => number = () => performance.now()): () => Promise<readonly StockRow[]> {
  let reading: Promise<readonly StockRow[]> | null = null;
  let startedAtMs = 0;
  return () => {
    if (reading && nowMs() - startedAtMs < sharedForMs) return reading;
    startedAtMs = nowMs();
    const started = readStock(executor);
    reading = started;
    // a failed reading is not shared
    started.catch(() => {
      if (reading === started) reading = null;
    });
    return started;
  };
}
