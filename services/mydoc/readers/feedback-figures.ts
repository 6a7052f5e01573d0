import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { RatedVersion } from '#lib/contracts/calls/reader-calls.ts';
import { languages } from '#lib/language/languages.ts';
import { ratingLevels, suggestionTypes } from '#lib/rules/articles/article-feedback.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

/** Versions, texts and searches that editors are shown, the last or most frequent first. */
const versionsAtMost = 500;
const textsAtMost = 5;
const wordsAtMost = 5;

const number = z.coerce.number();
const versionOf = { article: z.string(), language: z.enum(languages), version: number };

const ratedRow = z.object({ ...versionOf, levels: z.array(number), last_on: z.string() });
const textRow = z.object({ ...versionOf, rating: number, suggestion: z.enum(suggestionTypes), text: z.string(), on_day: z.string() });
const wordRow = z.object({ ...versionOf, word: z.string(), count: number });

type Version = Pick<RatedVersion, 'article' | 'language' | 'version'>;

const nameOf = ({ article, language, version }: Version): string => JSON.stringify([article, language, version]);

/** What readers said of each version, the version with the last rating first; nothing of who said it. */
export async function readFeedback(executor: Executor): Promise<RatedVersion[]> {
  const levels = sql.join(
    ratingLevels.map((level) => sql`count(*) FILTER (WHERE rating = ${level}::integer)`),
    sql`, `,
  );
  const [rated, texts, words] = await Promise.all([
    readRows(
      executor,
      sql`SELECT article, language, version, ARRAY[${levels}] AS levels, to_char(max(rated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS last_on
        FROM reader_rating GROUP BY article, language, version ORDER BY max(rated_at) DESC LIMIT ${versionsAtMost}::integer`,
      ratedRow,
    ),
    readRows(
      executor,
      sql`SELECT article, language, version, rating, suggestion, body AS text, to_char(rated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS on_day
        FROM (SELECT *, row_number() OVER (PARTITION BY article, language, version ORDER BY rated_at DESC) AS place
          FROM reader_rating WHERE body <> '') AS written
        WHERE place <= ${textsAtMost}::integer ORDER BY rated_at DESC LIMIT ${versionsAtMost * textsAtMost}::integer`,
      textRow,
    ),
    readRows(
      executor,
      sql`SELECT article, language, version, word, count
        FROM (SELECT *, row_number() OVER (PARTITION BY article, language, version ORDER BY count DESC, word) AS place
          FROM reader_search) AS searched
        WHERE place <= ${wordsAtMost}::integer ORDER BY count DESC, word LIMIT ${versionsAtMost * wordsAtMost}::integer`,
      wordRow,
    ),
  ]);
  const textsOf = Map.groupBy(texts, nameOf);
  const wordsOf = Map.groupBy(words, nameOf);
  return rated.map(({ last_on, ...version }) => ({
    ...version,
    ...summed(version.levels),
    lastOn: last_on,
    latest: (textsOf.get(nameOf(version)) ?? []).map(({ rating, suggestion, text, on_day }) => ({ rating, suggestion, text, on: on_day })),
    searched: (wordsOf.get(nameOf(version)) ?? []).map(({ word, count }) => ({ word, count })),
  }));
}

/** How many ratings there are, and their mean to one decimal. */
function summed(levels: readonly number[]): { count: number; mean: number } {
  const count = levels.reduce((sum, each) => sum + each, 0);
  const sum = levels.reduce((total, each, index) => total + each * (ratingLevels[index] ?? 0), 0);
  return { count, mean: count === 0 ? 0 : Math.round((sum / count) * 10) / 10 };
}
