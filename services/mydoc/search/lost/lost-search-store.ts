import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LostSearch } from '#lib/contracts/calls/lost-search-calls.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { retryOnConflict, type Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import type { LostWord } from './lost-word.ts';

/** Made-up words must not fill the disk: beyond this many in a day, only known ones are counted. */
const wordsADayAtMost = 1_000;
const retentionDays = 90;
const today = sql`(now() AT TIME ZONE 'UTC')::date`;

const countedRow = z.object({ folded: z.string() });

/** Counts a search without a result by day (UTC, the database's), language and word; nothing about the visitor. */
export async function countLostSearch(executor: Executor, { word, folded }: LostWord, language: Language): Promise<void> {
  const known = await retryOnConflict(() =>
    readRows(
      executor,
      sql`UPDATE lost_search SET searches = searches + 1, word = ${word}
        WHERE day = ${today} AND language = ${language} AND folded = ${folded} RETURNING folded`,
      countedRow,
    ),
  );
  if (known.length > 0) return;
  await retryOnConflict(() =>
    executor.execute(sql`
      WITH past AS (DELETE FROM lost_search WHERE day < ${today} - ${retentionDays}::integer)
      INSERT INTO lost_search (day, language, folded, word, searches)
      SELECT ${today}, ${language}, ${folded}, ${word}, 1
      WHERE (SELECT count(*) FROM lost_search kept WHERE kept.day = ${today}) < ${wordsADayAtMost}
      ON CONFLICT (day, language, folded) DO UPDATE SET searches = lost_search.searches + 1, word = excluded.word`),
  );
}

const lostRow = z.object({ word: z.string(), language: z.enum(languages), count: z.coerce.number(), last_on: z.iso.date() });

/** The words of the days that are kept, the most frequent first. */
export async function readLostSearches(executor: Executor, atMost: number): Promise<LostSearch[]> {
  const rows = await readRows(
    executor,
    sql`SELECT (array_agg(word ORDER BY day DESC))[1] AS word, language, sum(searches) AS count, max(day)::text AS last_on
      FROM lost_search WHERE day >= ${today} - ${retentionDays}::integer
      GROUP BY language, folded ORDER BY count DESC, last_on DESC, folded LIMIT ${atMost}`,
    lostRow,
  );
  return rows.map(({ last_on: lastOn, ...row }) => ({ ...row, lastOn }));
}

const dayRow = z.object({ day: z.iso.date(), searches: z.coerce.number() });

/** Searches without a result by day, from a day (UTC) on; a day without any is left out. */
export const readDailyLostSearches = (executor: Executor, fromDay: string): Promise<z.infer<typeof dayRow>[]> =>
  readRows(
    executor,
    sql`SELECT day::text AS day, sum(searches) AS searches FROM lost_search WHERE day >= ${fromDay}::date GROUP BY day`,
    dayRow,
  );
