import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from './database.ts';

/** What every driver answers, its other facts apart. */
export const resultWithRows = z.object({ rows: z.array(z.unknown()) });

/** Runs a statement and parses its rows by a schema. @throws ZodError if a row does not match. */
export async function readRows<T>(executor: Executor, statement: SQL, schema: z.core.$ZodType<T>): Promise<T[]> {
  const result = resultWithRows.parse(await executor.execute(statement));
  return result.rows.map((row) => z.parse(schema, row));
}

/** The first row, or null if there is none. */
export async function readRow<T>(executor: Executor, statement: SQL, schema: z.core.$ZodType<T>): Promise<T | null> {
  const [row] = await readRows(executor, statement, schema);
  return row ?? null;
}
