import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const dayRow = z.object({ day: z.iso.date(), visits: z.coerce.number() });

/** Visits of all pages together by day, from a day (UTC) on; a day without visits is left out. */
export const readDailyVisits = (executor: Executor, fromDay: string): Promise<z.infer<typeof dayRow>[]> =>
  readRows(
    executor,
    sql`SELECT day::text AS day, sum(visits) AS visits FROM visit_count WHERE day >= ${fromDay}::date GROUP BY day`,
    dayRow,
  );
