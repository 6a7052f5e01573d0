import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import type { Change, LakeDocument, Transaction } from '../documents/document.ts';
import { jsonText } from '../documents/json-text.ts';

/** A position in the order of transactions. */
export interface Position {
  id: string;
  sequence: number;
}

const positionRow = z.object({ id: z.string(), sequence: z.coerce.number() });

/** The position of a transaction; null if there is none with that id. */
export const readPosition = (executor: Executor, id: string): Promise<Position | null> =>
  readRow(executor, sql`SELECT id, sequence FROM lake_transaction WHERE id = ${id}`, positionRow);

/** The last transaction; null in an empty lake. */
export const readLastPosition = (executor: Executor): Promise<Position | null> =>
  readRow(executor, sql`SELECT id, sequence FROM lake_transaction ORDER BY sequence DESC LIMIT 1`, positionRow);

const body = jsonText
  .pipe(z.looseObject({ _id: z.string(), _type: z.string() }))
  .nullable()
  .transform((document): LakeDocument | null => document);

const changeRow = z.object({
  document_id: z.string(),
  sequence: z.coerce.number(),
  transaction_id: z.string(),
  author: z.string(),
  created_at: z.string(),
  mutations: jsonText.pipe(z.array(z.unknown())),
  after: body,
  before: body,
});

const transactionsAtOnce = 50;

export interface MissedRange {
  after: number;
  upTo: number;
  /** Adds the fields that depend on the settings. */
  present: (document: LakeDocument) => LakeDocument;
}

/** Transactions after one position up to and including another, oldest first, as they were announced; read a few at a time. */
export async function* readTransactionsBetween(executor: Executor, { after, upTo, present }: MissedRange): AsyncGenerator<Transaction> {
  for (let start = after; start < upTo; start += transactionsAtOnce) {
    const end = Math.min(upTo, start + transactionsAtOnce);
    const rows = await readRows(
      executor,
      sql`SELECT r.document_id, r.sequence, r.transaction_id, r.author, r.created_at, r.mutations, r.body AS after,
          (SELECT b.body FROM lake_revision b WHERE b.document_id = r.document_id AND b.sequence < r.sequence ORDER BY b.sequence DESC LIMIT 1) AS before
          FROM lake_revision r WHERE r.transaction_id IN (SELECT id FROM lake_transaction WHERE sequence > ${start} AND sequence <= ${end})
          ORDER BY r.sequence, r.document_id`,
      changeRow,
    );
    yield* transactionsOf(rows, (document) => document && present(document));
  }
}

type Present = (document: LakeDocument | null) => LakeDocument | null;

function transactionsOf(rows: readonly z.infer<typeof changeRow>[], present: Present): Transaction[] {
  const transactions = new Map<string, Transaction & { changes: Change[] }>();
  for (const row of rows) {
    const { transaction_id: id, sequence, author, created_at: timestamp, mutations } = row;
    const transaction = transactions.get(id) ?? { id, sequence, timestamp, author, changes: [] };
    transactions.set(id, transaction);
    transaction.changes.push({ id: row.document_id, before: present(row.before), after: present(row.after), mutations });
  }
  return [...transactions.values()];
}
