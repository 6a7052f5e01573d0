import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TextVersion } from '#lib/contracts/calls/reader-calls.ts';
import { averageRating, suggestionTypes, type AverageRating, type SuggestionType } from '#lib/rules/articles/article-feedback.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** What one reader thinks of it. */
export interface Rating {
  readonly rating: number;
  readonly suggestion: SuggestionType;
  /** As typed; escaped only where it is shown. */
  readonly text: string;
}

const number = z.coerce.number();

/** Stores an account's rating of a version, in place of an earlier one. True if an earlier one was another. */
export async function putRating(
  executor: Executor,
  accountId: string,
  { article, textLanguage, version }: TextVersion,
  { rating, suggestion, text }: Rating,
): Promise<boolean> {
  const row = await readRow(
    executor,
    // the same again, after an answer that was lost, replaces nothing
    sql`INSERT INTO reader_rating AS known (account_id, article, language, version, rating, suggestion, body)
      VALUES (${accountId}, ${article}, ${textLanguage}, ${version}::integer, ${rating}::integer, ${suggestion}, ${text})
      ON CONFLICT (account_id, article, language, version) DO UPDATE SET
        times = known.times + CASE WHEN known.rating = excluded.rating AND known.suggestion = excluded.suggestion
            AND known.body = excluded.body
          THEN 0 ELSE 1 END,
        rating = excluded.rating, suggestion = excluded.suggestion, body = excluded.body, rated_at = now()
      RETURNING times`,
    z.object({ times: number }),
  );
  return row !== null && row.times > 1;
}

/** The average of a version's ratings; null while there are too few. */
export async function readAverage(executor: Executor, { article, textLanguage, version }: TextVersion): Promise<AverageRating | null> {
  const row = await readRow(
    executor,
    sql`SELECT count(*) AS count, coalesce(sum(rating), 0) AS sum FROM reader_rating
      WHERE article = ${article} AND language = ${textLanguage} AND version = ${version}::integer`,
    z.object({ count: number, sum: number }),
  );
  return row && averageRating(row.count, row.sum);
}

/** An account's own rating of a version; null if it has given none. */
export const findRating = (executor: Executor, accountId: string, of: TextVersion): Promise<Rating | null> =>
  readRow(
    executor,
    sql`SELECT rating, suggestion, body AS text FROM reader_rating
      WHERE account_id = ${accountId} AND article = ${of.article} AND language = ${of.textLanguage} AND version = ${of.version}::integer`,
    z.object({ rating: number, suggestion: z.enum(suggestionTypes), text: z.string() }),
  );

/** Deletes all of an account. */
export async function deleteRatings(tx: Executor, accountId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM reader_rating WHERE account_id = ${accountId}`);
}
