import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { countPersisted, publicationColumn } from './cached-query-table.ts';

const headRow = z.object({ id: z.string(), revision: z.string(), publication: publicationColumn });
const bodyRow = headRow.extend({ body: z.unknown() });

export type PersistedHead = z.infer<typeof headRow>;

/** What the CMS answered of a kind of documents. */
interface Extent {
  readonly key: string;
  /** The publication of several documents that came last before it. */
  readonly publication: number | null;
}

/** Persists documents as the CMS answers them, with their `_id` and `_rev`. */
export async function persistDocuments(executor: Executor, { key, publication }: Extent, documents: readonly unknown[]): Promise<void> {
  await executor.execute(sql`
    INSERT INTO kept_document (key, id, revision, body, publication)
    SELECT ${key}, element->>'_id', coalesce(element->>'_rev', ''), element, ${publication}::bigint
    FROM jsonb_array_elements(${JSON.stringify(documents)}::jsonb) AS element
    ON CONFLICT (key, id) DO UPDATE SET revision = excluded.revision, body = excluded.body, publication = excluded.publication`);
}

/** The row, with the id of no document, that says that all documents of a key are there: they are persisted a few at a time. */
const wholeId = '';
/** Its revision while documents that are gone are removed. */
const changing = 'changing';

/** Removes all but these documents, which are now the whole, and has every replica notice that what is persisted has changed. */
export async function persistExtent(executor: Executor, { key, publication }: Extent, present: ReadonlySet<string>): Promise<void> {
  const all = await readRows(
    executor,
    sql`SELECT id, revision, publication FROM kept_document WHERE key = ${key} AND id <> ${wholeId}`,
    headRow,
  );
  const gone = all.filter(({ id }) => !present.has(id));
  if (gone.length > 0) await executor.execute(sql`UPDATE kept_document SET revision = ${changing} WHERE key = ${key} AND id = ${wholeId}`);
  for (const { id } of gone) await executor.execute(sql`DELETE FROM kept_document WHERE key = ${key} AND id = ${id}`);
  await executor.execute(
    sql`INSERT INTO kept_document (key, id, revision, body, publication) VALUES (${key}, ${wholeId}, '', '{}', ${publication})
        ON CONFLICT (key, id) DO UPDATE SET revision = excluded.revision, publication = excluded.publication`,
  );
  await countPersisted(executor);
}

/** What any replica persisted, without the texts; null until all of it has been persisted once, and while some of it is removed. */
export async function listPersisted(
  executor: Executor,
  key: string,
): Promise<{ readonly heads: readonly PersistedHead[]; readonly publication: number | null } | null> {
  const rows = await readRows(executor, sql`SELECT id, revision, publication FROM kept_document WHERE key = ${key} ORDER BY id`, headRow);
  const whole = rows.find(({ id }) => id === wholeId);
  return whole?.revision === '' ? { heads: rows.filter((row) => row !== whole), publication: whole.publication } : null;
}

export const readPersisted = (executor: Executor, key: string, ids: readonly string[]): Promise<z.infer<typeof bodyRow>[]> =>
  readRows(
    executor,
    sql`SELECT id, revision, body, publication FROM kept_document
      WHERE key = ${key} AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    bodyRow,
  );
