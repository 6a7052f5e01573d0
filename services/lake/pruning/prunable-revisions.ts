import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

/** Up to where the history may be pruned. */
export interface PruneBound {
  /** ISO in UTC: what a document was at this instant, or later, is kept. */
  readonly before: string;
  /** The last transaction that no listener can ask for any more. */
  readonly sequence: number;
}

const prunableRow = z
  .object({ document_id: z.string(), sequence: z.coerce.number(), bytes: z.coerce.number() })
  .transform((row) => ({ documentId: row.document_id, sequence: row.sequence, bytes: row.bytes }));

export type PrunableRevision = z.infer<typeof prunableRow>;

/** As `JSON.stringify` writes it into a body; more documents than legal texts may have it, which then keep more. */
const ofLegalText = '%"kind":"legal"%';

const listOf = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Documents that have revisions within the bound, in the order of their ids, after one of them. */
export async function readPrunableIds(executor: Executor, { before }: PruneBound, after: string, limit: number): Promise<string[]> {
  const rows = await readRows(
    executor,
    sql`SELECT DISTINCT document_id FROM lake_revision WHERE document_id > ${after} AND created_at <= ${before}
        ORDER BY document_id LIMIT ${limit}`,
    z.object({ document_id: z.string() }),
  );
  return rows.map((row) => row.document_id);
}

/**
 * The revisions of some documents, one at least, that the rule takes: replaced within the bound, and the last one of a document that was
 * deleted within it and never came back. A document that ever was a legal text keeps all of its revisions.
 */
export const readPrunable = (executor: Executor, { before, sequence }: PruneBound, ids: readonly string[]): Promise<PrunableRevision[]> =>
  readRows(
    executor,
    sql`SELECT r.document_id, r.sequence,
          octet_length(coalesce(r.body, '')) + octet_length(r.mutations) + octet_length(r.effects) AS bytes
        FROM lake_revision r
        JOIN (SELECT document_id, max(sequence) AS newest,
                max(CASE WHEN created_at <= ${before} AND sequence <= ${sequence} THEN sequence END) AS kept
              FROM lake_revision WHERE document_id IN (${listOf(ids)}) GROUP BY document_id) bound
        ON bound.document_id = r.document_id
        WHERE (r.sequence < bound.kept OR (r.sequence = bound.kept AND bound.kept = bound.newest AND r.body IS NULL))
          AND NOT EXISTS (SELECT 1 FROM lake_revision legal WHERE legal.document_id = r.document_id AND legal.body LIKE ${ofLegalText})`,
    prunableRow,
  );
