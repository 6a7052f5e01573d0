import { sql } from 'drizzle-orm';
import type { Executor } from '#services/platform/database/database.ts';
import type { TextVersion } from '#lib/contracts/calls/reader-calls.ts';

/** Different searches that are stored for one version: the first ones say enough. */
const wordsAtMost = 200;

/** Days after which a count is deleted; the search is then counted from zero. */
const retentionDays = 90;

const today = sql`(now() AT TIME ZONE 'UTC')::date`;

/** Counts a search before a low rating, apart from who gave it. */
export async function countSearch(executor: Executor, { article, textLanguage, version }: TextVersion, word: string): Promise<void> {
  const counted = sql`article = ${article} AND language = ${textLanguage} AND version = ${version}::integer`;
  await executor.execute(sql`
    INSERT INTO reader_search AS known (article, language, version, word, day)
    SELECT ${article}::text, ${textLanguage}::text, ${version}::integer, ${word}::text, ${today}
    WHERE (SELECT count(*) FROM reader_search WHERE ${counted}) < ${wordsAtMost}::integer
      OR EXISTS (SELECT 1 FROM reader_search WHERE ${counted} AND word = ${word})
    ON CONFLICT (article, language, version, word) DO UPDATE SET count = known.count + 1`);
}

/** Deletes the counts that began too long ago. */
export const forgetOldSearches = (executor: Executor): Promise<unknown> =>
  executor.execute(sql`DELETE FROM reader_search WHERE day < ${today} - ${retentionDays}::integer`);
