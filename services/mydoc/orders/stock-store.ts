import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database.ts';
import { readRows } from '#services/platform/rows.ts';

const stockRow = z.object({ region: z.string(), model: z.string(), remaining: z.coerce.number() });

export type StockRow = z.infer<typeof stockRow>;

/** What is left of what is counted; a model without a row is sold without a count. */
export const readStock = (executor: Executor, region: string | null): Promise<StockRow[]> =>
  readRows(executor, sql`SELECT region, model, remaining FROM server_stock WHERE ${region}::text IS NULL OR region = ${region} ORDER BY region, model`, stockRow);
