import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';

/** A number that the database answers as text. */
export const publicationColumn = z.coerce.number().nullable();

const persistedRow = z.object({ body: z.array(z.unknown()), stamp: z.string(), publication: publicationColumn });

/** An answer of the CMS as JSON, and the publication of several documents that came last before it. */
interface Answer {
  readonly text: string;
  readonly publication: number | null;
}

/** An answer of the CMS; another stamp is another answer. */
export type Persisted = z.infer<typeof persistedRow>;

/** Persists an answer, which every replica notices; an identical one is not written again. */
export async function persistAnswer(executor: Executor, key: string, { text, publication }: Answer): Promise<void> {
  await executor.execute(sql`
    WITH written AS (
      INSERT INTO kept_content (key, body, publication) VALUES (${key}, ${text}::jsonb, ${publication})
      ON CONFLICT (key) DO UPDATE SET body = excluded.body, publication = excluded.publication, fetched_at = now()
      WHERE kept_content.body IS DISTINCT FROM excluded.body OR kept_content.publication IS DISTINCT FROM excluded.publication
      RETURNING key)
    INSERT INTO content_counter (name, count) SELECT 'persisted', 1 FROM written
    ON CONFLICT (name) DO UPDATE SET count = content_counter.count + 1`);
}

/** The last answer persisted by any replica; null before the first, and if it is still the one with the stamp `known`. */
export const loadPersisted = (executor: Executor, key: string, known: string | null): Promise<Persisted | null> =>
  readRow(
    executor,
    sql`SELECT body, publication, fetched_at::text AS stamp FROM kept_content WHERE key = ${key} AND fetched_at::text <> ${known ?? ''}`,
    persistedRow,
  );

/** Has every replica notice that what is persisted has changed. */
export async function countPersisted(executor: Executor): Promise<void> {
  await executor.execute(sql`
    INSERT INTO content_counter (name, count) VALUES ('persisted', 1) ON CONFLICT (name) DO UPDATE SET count = content_counter.count + 1`);
}
