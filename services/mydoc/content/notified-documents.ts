import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { documentSummary, type DocumentSummary } from '#lib/revalidation/document-summary.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const notifiedRow = z.object({ outline: documentSummary });
const countRow = z.object({ count: z.coerce.number() });

/** Records that the site was notified of documents with these summaries, each of another document. */
export async function recordNotified(executor: Executor, ...summaries: readonly DocumentSummary[]): Promise<void> {
  // in one order, so that two replicas that record the same do not wait for each other
  const ordered = summaries.toSorted((one, other) => (one._id < other._id ? -1 : 1));
  await executor.execute(sql`
    INSERT INTO content_told (document_id, revision, outline)
    SELECT given->>'_id', coalesce(given->>'_rev', ''), given
      FROM jsonb_array_elements(${JSON.stringify(ordered)}::jsonb) WITH ORDINALITY AS listed (given, place) ORDER BY place
    ON CONFLICT (document_id) DO UPDATE SET revision = excluded.revision, outline = excluded.outline, told_at = now()`);
}

export async function deleteNotified(executor: Executor, documentId: string): Promise<void> {
  await executor.execute(sql`DELETE FROM content_told WHERE document_id = ${documentId}`);
}

export async function findNotified(executor: Executor, documentId: string): Promise<DocumentSummary | null> {
  const row = await readRow(executor, sql`SELECT outline FROM content_told WHERE document_id = ${documentId}`, notifiedRow);
  return row?.outline ?? null;
}

const revisionRow = z.object({ document_id: z.string(), revision: z.string() });

/** The revision that the site was notified of, of each of these documents that it knows. */
export async function readNotifiedRevisions(executor: Executor, documentIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows(
    executor,
    sql`
    SELECT document_id, revision FROM content_told
    WHERE document_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(documentIds)}::jsonb))`,
    revisionRow,
  );
  return new Map(rows.map(({ document_id, revision }) => [document_id, revision]));
}

export const listNotified = async (executor: Executor): Promise<DocumentSummary[]> =>
  (await readRows(executor, sql`SELECT outline FROM content_told`, notifiedRow)).map((row) => row.outline);

export const countNotified = async (executor: Executor): Promise<number> =>
  (await readRow(executor, sql`SELECT count(*) AS count FROM content_told`, countRow))?.count ?? 0;
