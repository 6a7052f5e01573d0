import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const dayRow = z.object({ day: z.iso.date(), quotes: z.coerce.number() });

/** Quotes of a day; a day without any is left out. */
type QuotesByDay = readonly z.infer<typeof dayRow>[];

/** Quotes that were made, by day (UTC) from a day on. What a quote was turned into later has its instant, and is not counted again. */
export const readDailyQuotes = (executor: Executor, fromDay: string): Promise<QuotesByDay> =>
  readRows(
    executor,
    sql`SELECT (created_at AT TIME ZONE 'UTC')::date::text AS day, count(DISTINCT (account_id, created_at)) AS quotes FROM server_quote
        WHERE created_at >= (${`${fromDay}T00:00:00Z`}::timestamptz) GROUP BY 1`,
    dayRow,
  );
