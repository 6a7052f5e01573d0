import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

/** A document as it was published from an instant on. */
export interface PriceDocumentRow {
  readonly documentId: string;
  readonly revision: string;
  readonly fromMs: number;
  /** Null: it was no longer published. */
  readonly body: PricedDocument | null;
}

const pricedDocument = z.looseObject({ _id: z.string(), _type: z.string() });

export type PricedDocument = z.infer<typeof pricedDocument>;

const tableRow = z
  .object({ document_id: z.string(), revision: z.string(), from_at: z.coerce.date(), body: pricedDocument.nullable() })
  .transform(({ document_id: documentId, revision, from_at: fromAt, body }): PriceDocumentRow => ({
    documentId,
    revision,
    fromMs: fromAt.getTime(),
    body,
  }));

/**
 * Adds what is not recorded yet, in one statement; a revision is recorded once, whoever comes with it and how often. Of two rows of one
 * instant the later one counts.
 */
export async function addPriceDocuments(executor: Executor, rows: readonly PriceDocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const listed = rows.map(({ fromMs, ...row }) => ({ ...row, fromAt: new Date(fromMs).toISOString() }));
  await executor.execute(sql`
    INSERT INTO price_document (document_id, revision, from_at, body, recorded_at)
    SELECT given->>'documentId', given->>'revision', (given->>'fromAt')::timestamptz, nullif(given->'body', 'null'::jsonb),
        now() + place * interval '1 microsecond'
      FROM jsonb_array_elements(${JSON.stringify(listed)}::jsonb) WITH ORDINALITY AS listed (given, place)
    ON CONFLICT DO NOTHING`);
}

const countRow = z.object({ count: z.coerce.number() });

export const countPriceDocuments = async (executor: Executor): Promise<number> =>
  (await readRow(executor, sql`SELECT count(*) AS count FROM price_document`, countRow))?.count ?? 0;

/** What was in force at an instant and what came after it, oldest first. */
export async function listPriceDocuments(executor: Executor, sinceMs: number): Promise<PriceDocumentRow[]> {
  const since = new Date(sinceMs).toISOString();
  return readRows(
    executor,
    sql`SELECT document_id, revision, from_at, body FROM price_document recorded
      WHERE from_at > ${since}::timestamptz OR from_at = (
        SELECT max(from_at) FROM price_document WHERE document_id = recorded.document_id AND from_at <= ${since}::timestamptz)
      ORDER BY from_at, recorded_at, revision`,
    tableRow,
  );
}

const idRow = z.object({ document_id: z.string() });

/** Documents that were published at an instant, as far as is recorded, and had been for a while then. */
export async function idsPublishedBefore(executor: Executor, beforeMs: number): Promise<string[]> {
  const rows = await readRows(
    executor,
    sql`SELECT document_id FROM price_document recorded
      WHERE body IS NOT NULL AND from_at <= ${new Date(beforeMs).toISOString()}::timestamptz
        AND from_at = (SELECT max(from_at) FROM price_document WHERE document_id = recorded.document_id)`,
    idRow,
  );
  return rows.map((row) => row.document_id);
}
