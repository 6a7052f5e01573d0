import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database.ts';
import { readRow } from '#services/platform/rows.ts';

/** Where a process of the fleet answers how many jobs are due or under way: only it can look while it has the embedded database. */
export const jobsInHandPath = '/jobs-in-hand';

const countRow = z.object({ count: z.coerce.number() });

export async function countJobsInHand({ executor, jobSchema }: Database): Promise<number> {
  const row = await readRow(executor, sql`
    SELECT count(*) AS count FROM ${sql.identifier(jobSchema)}.job WHERE state = 'active' OR (state IN ('created', 'retry') AND start_after <= now() + interval '1 minute')`, countRow);
  return row?.count ?? Number.NaN;
}
