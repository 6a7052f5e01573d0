import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '#lib/language/languages.ts';
import { retryOnConflict, type Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import type { DailyDeletion } from '#services/platform/daily-deletion.ts';
import { createTally, type Tally } from './visit-tally.ts';
import type { ReadArticle } from './visited-page.ts';

/** Days over which readers are counted. */
const readDays = 30;

/** Older counts are of no use. */
const storedDays = 60;

/** Articles that may be the most read ones of a language. */
const articlesAtMost = 100;

export interface ArticleReads {
  /** Counts a reader of an article; resolves when it is written. */
  count(article: ReadArticle): Promise<void>;
  /** The addresses of the articles read most in the last 30 days, the most read first. */
  mostRead(language: Language): Promise<readonly string[]>;
  idle(): Promise<void>;
}

const slugRow = z.object({ slug: z.string() });

/** Deletes the counts of days that are too old. */
export const forgetOldReads = (executor: Executor): Promise<unknown> =>
  executor.execute(sql`DELETE FROM article_read WHERE day < (now() AT TIME ZONE 'UTC')::date - ${storedDays}::int`);

/** Readers by day (UTC, the database's), language and article; nothing about the reader. */
export function createArticleReads(executor: Executor, forgetOld: DailyDeletion): ArticleReads {
  const tally: Tally<`${Language} ${string}`> = createTally(async (name, reads) => {
    const [language = '', slug = ''] = name.split(' ', 2);
    await retryOnConflict(() =>
      executor.execute(sql`
        INSERT INTO article_read (day, language, slug, reads) VALUES ((now() AT TIME ZONE 'UTC')::date, ${language}, ${slug}, ${reads})
        ON CONFLICT (day, language, slug) DO UPDATE SET reads = article_read.reads + excluded.reads`),
    );
    await forgetOld();
  });
  return {
    count: ({ language, slug }) => tally.count(`${language} ${slug}`),
    mostRead: async (language) => {
      const rows = await readRows(
        executor,
        sql`SELECT slug FROM article_read
          WHERE language = ${language} AND day > (now() AT TIME ZONE 'UTC')::date - ${readDays}::int
          GROUP BY slug ORDER BY sum(reads) DESC, slug LIMIT ${articlesAtMost}::int`,
        slugRow,
      );
      return rows.map(({ slug }) => slug);
    },
    idle: tally.idle,
  };
}
