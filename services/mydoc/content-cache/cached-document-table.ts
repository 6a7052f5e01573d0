import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { countPersisted } from './cached-query-table.ts';

const headRow = z.object({ id: z.string(), revision: z.string() });
const bodyRow = headRow.extend({ body: z.unknown() });

export type PersistedHead = z.infer<typeof headRow>;

/** Persists documents as the CMS answers them, with their `_id` and `_rev`. */
export async function persistDocuments(executor: Executor, key: string, documents: readonly unknown[]): Promise<void> {
  await executor.execute(sql`
    INSERT INTO kept_document (key, id, revision, body)
    SELECT ${key}, element->>'_id', coalesce(element->>'_rev', ''), element FROM jsonb_array_elements(${JSON.stringify(documents)}::jsonb) AS element
    ON CONFLICT (key, id) DO UPDATE SET revision = excluded.revision, body = excluded.body`);
}

/** The row, with the id of no document, that says that all documents of a key are there: they are persisted a few at a time. */
const wholeId = '';

/** Removes all but these documents, which are now the whole, and has every replica notice that what is persisted has changed. */
export async function persistExtent(executor: Executor, key: string, present: ReadonlySet<string>): Promise<void> {
  const all = await readRows(executor, sql`SELECT id, revision FROM kept_document WHERE key = ${key} AND id <> ${wholeId}`, headRow);
  const gone = all.filter(({ id }) => !present.has(id));
  for (const { id } of gone) await executor.execute(sql`DELETE FROM kept_document WHERE key = ${key} AND id = ${id}`);
  await executor.execute(
    sql`INSERT INTO kept_document (key, id, revision, body) VALUES (${key}, ${wholeId}, '', '{}') ON CONFLICT (key, id) DO NOTHING`,
  );
  await countPersisted(executor);
}

/** What any replica persisted, without the texts; nothing until all of it has been persisted once. */
export const listPersisted = (executor: Executor, key: string): Promise<PersistedHead[]> =>
  readRows(
    executor,
    sql`SELECT id, revision FROM kept_document WHERE key = ${key} AND id <> ${wholeId}
      AND EXISTS (SELECT 1 FROM kept_document whole WHERE whole.key = ${key} AND whole.id = ${wholeId}) ORDER BY id`,
    headRow,
  );

export const readPersisted = (executor: Executor, key: string, ids: readonly string[]): Promise<z.infer<typeof bodyRow>[]> =>
  readRows(
    executor,
    sql`SELECT id, revision, body FROM kept_document WHERE key = ${key} AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    bodyRow,
  );
