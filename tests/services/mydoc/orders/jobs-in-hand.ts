import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/**
 * The path at which a process of the fleet reports how many jobs are in progress: only it can query the embedded database while it has it
 * open.
 */
export const jobsInHandPath = '/jobs-in-hand';

const countRow = z.object({ count: z.coerce.number() });

/**
 * Jobs that are due within a minute, or running in the process that started at `since`: on a server, those of a dead process stay locked
 * until their timeout.
 */
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
