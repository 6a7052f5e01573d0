import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { jsonText } from './json-text.ts';

const revisionRow = z
  .object({
    document_id: z.string(),
    sequence: z.coerce.number(),
    transaction_id: z.string(),
    author: z.string(),
    created_at: z.string(),
    mutations: jsonText.pipe(z.array(z.unknown())),
    effects: jsonText,
  })
  .transform((row) => ({
    documentId: row.document_id,
    sequence: row.sequence,
    transactionId: row.transaction_id,
    author: row.author,
    timestamp: row.created_at,
    mutations: row.mutations,
    effects: row.effects,
  }));

export type Revision = z.infer<typeof revisionRow>;

export interface HistoryRange {
  ids: readonly string[];
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  reverse: boolean;
  limit: number;
}

/** Revisions of some documents, oldest first or newest first, bounded by transactions and by a number of rows. */
export async function readRevisions(executor: Executor, range: HistoryRange): Promise<Revision[]> {
  const ids = sql.join(
    range.ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const sequenceOf = (transactionId: string) => sql`(SELECT sequence FROM lake_transaction WHERE id = ${transactionId})`;
  const from = range.fromTransaction ? sql`AND sequence >= coalesce(${sequenceOf(range.fromTransaction)}, 0)` : sql``;
  const to = range.toTransaction ? sql`AND sequence <= coalesce(${sequenceOf(range.toTransaction)}, 9223372036854775807)` : sql``;
  return readRows(
    executor,
    sql`SELECT document_id, sequence, transaction_id, author, created_at, mutations, effects FROM lake_revision
        WHERE document_id IN (${ids}) ${from} ${to}
        ORDER BY sequence ${range.reverse ? sql`DESC` : sql`ASC`}, document_id LIMIT ${range.limit}`,
    revisionRow,
  );
}

const bodyRow = z.object({ body: z.string().nullable() });

export type Moment = { revision: string } | { time: string } | { last: true };

/** A document as it was at a revision, at a time, or when it last existed; null where it was not. */
export async function readDocumentAt(executor: Executor, id: string, moment: Moment): Promise<unknown> {
  const bound =
    'revision' in moment
      ? sql`AND sequence <= (SELECT sequence FROM lake_transaction WHERE id = ${moment.revision})`
      : 'time' in moment
        ? sql`AND created_at <= ${moment.time}`
        : sql`AND body IS NOT NULL`;
  const row = await readRow(
    executor,
    sql`SELECT body FROM lake_revision WHERE document_id = ${id} ${bound} ORDER BY sequence DESC LIMIT 1`,
    bodyRow,
  );
  return row?.body ? JSON.parse(row.body) : null;
}

/** The author of the last change of each document, the deleted ones included. */
export async function readLastAuthors(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const authors = new Map<string, string>();
  const idsAtOnce = 500;
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const some = sql.join(
      ids.slice(start, start + idsAtOnce).map((id) => sql`${id}`),
      sql`, `,
    );
    const rows = await readRows(
      executor,
      sql`SELECT r.document_id, r.author FROM lake_revision r
          JOIN (SELECT document_id, max(sequence) AS sequence FROM lake_revision WHERE document_id IN (${some}) GROUP BY document_id) newest
          ON newest.document_id = r.document_id AND newest.sequence = r.sequence`,
      z.object({ document_id: z.string(), author: z.string() }),
    );
    for (const row of rows) authors.set(row.document_id, row.author);
  }
  return authors;
}
