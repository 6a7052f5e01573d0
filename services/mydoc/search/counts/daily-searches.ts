import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { retryOnConflict, type Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import type { Logger } from '#services/platform/log.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import { isFromOwnPage } from '#services/mydoc/visits/is-from-own-page.ts';
import { isVisit } from '#services/mydoc/visits/is-visit.ts';

/** Counts a person's search by day (UTC, the database's), and nothing else of it; one that cannot be counted is logged. */
export async function countSearch({ executor, log }: { executor: Executor; log: Logger }, visitor: Visitor): Promise<void> {
  if (!isVisit(visitor) || !isFromOwnPage(visitor)) return;
  try {
    await retryOnConflict(() =>
      executor.execute(sql`
        INSERT INTO search_count (day, searches) VALUES ((now() AT TIME ZONE 'UTC')::date, 1)
        ON CONFLICT (day) DO UPDATE SET searches = search_count.searches + 1`),
    );
  } catch (error) {
    log.warn({ err: error }, 'a search was not counted');
  }
}

const dayRow = z.object({ day: z.iso.date(), searches: z.coerce.number() });

/** Searches by day, from a day (UTC) on; a day without any is left out. */
export const readDailySearches = (executor: Executor, fromDay: string): Promise<z.infer<typeof dayRow>[]> =>
  readRows(executor, sql`SELECT day::text AS day, searches FROM search_count WHERE day >= ${fromDay}::date`, dayRow);
