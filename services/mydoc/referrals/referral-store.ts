import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { retryOnConflict, type Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

/** Made-up codes must not fill the disk: beyond this many in a day, only known ones are counted. */
const codesADayAtMost = 10_000;

const countedRow = z.object({ code: z.string() });

/** Counts a visit through a referral link, by code and day (UTC, the database's); nothing about the visitor. */
export async function countArrival(executor: Executor, code: string): Promise<void> {
  const known = await retryOnConflict(() =>
    readRows(
      executor,
      sql`
      UPDATE referral_arrival SET arrivals = arrivals + 1 WHERE day = (now() AT TIME ZONE 'UTC')::date AND code = ${code} RETURNING code`,
      countedRow,
    ),
  );
  if (known.length > 0) return;
  await retryOnConflict(() =>
    executor.execute(sql`
      INSERT INTO referral_arrival (day, code, arrivals)
      SELECT today.day, ${code}, 1 FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS day) today
      WHERE (SELECT count(*) FROM referral_arrival kept WHERE kept.day = today.day) < ${codesADayAtMost}
      ON CONFLICT (day, code) DO UPDATE SET arrivals = referral_arrival.arrivals + 1`),
  );
}
