import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** Where a process of the fleet answers how many jobs are in hand: only it can look while it has the embedded database. */
export const jobsInHandPath = '/jobs-in-hand';

const countRow = z.object({ count: z.coerce.number() });

/** Jobs that are due within a minute, or under way in the process that began at `since`: what a dead one had in hand on a server is its own until its time is over. */
export async function countJobsInHand({ executor, jobSchema }: Database, since: Date): Promise<number> {
  const row = await readRow(
    executor,
    sql`
    SELECT count(*) AS count FROM ${sql.identifier(jobSchema)}.job
    WHERE (state = 'active' AND started_on >= ${since.toISOString()}::timestamptz) OR (state IN ('created', 'retry') AND start_after <= now() + interval '1 minute')`,
    countRow,
  );
  return row?.count ?? Number.NaN;
}
