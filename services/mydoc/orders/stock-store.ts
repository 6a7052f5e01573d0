import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database.ts';
import { readRows } from '#services/platform/rows.ts';

const stockRow = z.object({ region: z.string(), model: z.string(), remaining: z.coerce.number() });

export type StockRow = z.infer<typeof stockRow>;

/** What is left of what is counted; a model without a row is sold without a count. */
const readStock = (executor: Executor): Promise<StockRow[]> =>
  readRows(executor, sql`SELECT region, model, remaining FROM server_stock ORDER BY region, model`, stockRow);

/** Callers within this time share one reading; what is sold is decided by the database when it is reserved, not here. */
const sharedForMs = 250;

/** Reads the stock, once for all who ask at nearly the same time. */
export function createStockReader(executor: Executor, nowMs: () => number = () => performance.now()): () => Promise<readonly StockRow[]> {
  let reading: Promise<readonly StockRow[]> | null = null;
  let startedAtMs = 0;
  return () => {
    if (reading && nowMs() - startedAtMs < sharedForMs) return reading;
    startedAtMs = nowMs();
    const started = readStock(executor);
    reading = started;
    // a failed reading is nobody else's
    started.catch(() => { if (reading === started) reading = null; });
    return started;
  };
}
