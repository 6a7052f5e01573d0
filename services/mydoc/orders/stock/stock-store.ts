import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { isOverdueRow, serversOfRow } from '../order-tables.ts';

const stockRow = z.object({ region: z.string(), model: z.string(), remaining: z.coerce.number() });

export type StockRow = z.infer<typeof stockRow>;

/** Available units of counted models, including those that overdue orders still hold; a model without a row is not counted. */
const readStock = (executor: Executor): Promise<StockRow[]> =>
  readRows(
    executor,
    sql`
    SELECT stock.region, stock.model, stock.remaining + coalesce(overdue.places, 0) AS remaining
    FROM server_stock stock LEFT JOIN (
      SELECT region, model, sum(${serversOfRow}) AS places FROM server_order WHERE ${isOverdueRow} AND holds_stock GROUP BY region, model
    ) overdue ON overdue.region = stock.region AND overdue.model = stock.model
    ORDER BY stock.region, stock.model`,
    stockRow,
  );

const reserved = z.object({ remaining: z.coerce.number() });

export type Reservation = 'reserved' | 'uncounted' | 'sold-out';

/** What is reserved or released: a number of units of a model in a region. */
export interface Units {
  readonly region: string;
  readonly model: string;
  readonly units: number;
}

/** Reserves all units or none; the database decides who gets the last. `sold-out`: fewer are left. */
export async function reserveStock(tx: Executor, { region, model, units }: Units): Promise<Reservation> {
  const taken = await readRow(
    tx,
    sql`
    UPDATE server_stock SET remaining = remaining - ${units}::integer
    WHERE region = ${region} AND model = ${model} AND remaining >= ${units}::integer RETURNING remaining`,
    reserved,
  );
  if (taken) return 'reserved';
  const counted = await readRow(tx, sql`SELECT remaining FROM server_stock WHERE region = ${region} AND model = ${model}`, reserved);
  return counted ? 'sold-out' : 'uncounted';
}

/** How many units of a model are left in a region; 0 also for one that is not counted. */
export async function readLeft(executor: Executor, region: string, model: string): Promise<number> {
  const row = await readRow(executor, sql`SELECT remaining FROM server_stock WHERE region = ${region} AND model = ${model}`, reserved);
  return row?.remaining ?? 0;
}

/** Gives reserved units back; a model without a row is not counted. */
export async function releaseStock(tx: Executor, { region, model, units }: Units): Promise<void> {
  await tx.execute(sql`UPDATE server_stock SET remaining = remaining + ${units}::integer WHERE region = ${region} AND model = ${model}`);
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
