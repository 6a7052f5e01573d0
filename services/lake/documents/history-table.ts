import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';

const revisionRow = z
  .object({
    document_id: z.string(),
    sequence: z.coerce.number(),
    transaction_id: z.string(),
    author: z.string(),
    created_at: z.string(),
    mutations: z.string(),
    effects: z.string(),
  })
  .transform((row) => ({
    documentId: row.document_id,
    sequence: row.sequence,
    transactionId: row.transaction_id,
    author: row.author,
    timestamp: row.created_at,
    /** A list, as JSON. */
    mutations: row.mutations,
    /** As JSON. */
    effects: row.effects,
  }));

export type Revision = z.infer<typeof revisionRow>;

export interface HistoryRange {
  ids: readonly string[];
  fromTransaction?: string | undefined;
  toTransaction?: string | undefined;
  reverse: boolean;
  /** Transactions at most. */
  limit: number;
}

/** What is asked for beside who changed which documents, and when. */
export interface HistoryContent {
  mutations: boolean;
  effects: boolean;
}

/** A transaction's part in a history. */
interface MeasuredTransaction {
  readonly sequence: number;
  /** The size of its mutations and effects, as far as they are asked for. */
  readonly bytes: number;
}

const measuredRow = z.object({ sequence: z.coerce.number(), bytes: z.coerce.number() });

const listOf = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** The transactions of some documents, oldest first or newest first, and how much each has to say of them; nothing of that is read. */
export function measureHistory(
  executor: Executor,
  range: HistoryRange,
  { mutations, effects }: HistoryContent,
): Promise<MeasuredTransaction[]> {
  const ids = listOf(range.ids);
  const bytes = sql`${mutations ? sql`octet_length(mutations)` : sql`0`} + ${effects ? sql`octet_length(effects)` : sql`0`}`;
  const order = range.reverse ? sql`DESC` : sql`ASC`;
  const sequenceOf = (transactionId: string) => sql`(SELECT sequence FROM lake_transaction WHERE id = ${transactionId})`;
  const from = range.fromTransaction ? sql`AND sequence >= coalesce(${sequenceOf(range.fromTransaction)}, 0)` : sql``;
  const to = range.toTransaction ? sql`AND sequence <= coalesce(${sequenceOf(range.toTransaction)}, 9223372036854775807)` : sql``;
  return readRows(
    executor,
    sql`SELECT sequence, sum(${bytes}) AS bytes FROM lake_revision
        WHERE document_id IN (${ids}) AND sequence IN (
          SELECT DISTINCT sequence FROM lake_revision WHERE document_id IN (${ids}) ${from} ${to} ORDER BY sequence ${order} LIMIT ${range.limit})
        GROUP BY sequence ORDER BY sequence ${order}`,
    measuredRow,
  );
}

/** What some transactions, one at least, did to some documents. */
export const readRevisions = (
  executor: Executor,
  range: Pick<HistoryRange, 'ids' | 'reverse'>,
  { mutations, effects }: HistoryContent,
  sequences: readonly number[],
): Promise<Revision[]> =>
  readRows(
    executor,
    sql`SELECT document_id, sequence, transaction_id, author, created_at,
          ${mutations ? sql`mutations` : sql`'[]'`} AS mutations, ${effects ? sql`effects` : sql`'null'`} AS effects FROM lake_revision
        WHERE document_id IN (${listOf(range.ids)}) AND sequence IN (${listOf(sequences)})
        ORDER BY sequence ${range.reverse ? sql`DESC` : sql`ASC`}, document_id`,
    revisionRow,
  );

const bodyRow = z.object({ body: z.string().nullable() });

export type Moment = { revision: string } | { time: string } | { last: true };

function boundOf(moment: Moment) {
  if ('revision' in moment) return sql`AND sequence <= (SELECT sequence FROM lake_transaction WHERE id = ${moment.revision})`;
  return 'time' in moment ? sql`AND created_at <= ${moment.time}` : sql`AND body IS NOT NULL`;
}

/** A document at a revision, at a time, or as it last existed, as JSON; null if it did not exist. */
export async function readBodyAt(executor: Executor, id: string, moment: Moment): Promise<string | null> {
  const row = await readRow(
    executor,
    sql`SELECT body FROM lake_revision WHERE document_id = ${id} ${boundOf(moment)} ORDER BY sequence DESC LIMIT 1`,
    bodyRow,
  );
  return row?.body ?? null;
}

/** The author of the last change of each document, deleted ones included. */
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
