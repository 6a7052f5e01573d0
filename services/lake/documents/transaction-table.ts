import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import type { Change, LakeDocument, Transaction } from './document.ts';
import { effectsOf } from '../writes/effects.ts';
import type { MutationResult } from '../writes/mutations.ts';
import { jsonText } from './json-text.ts';

const rowsAtOnce = 200;

const documentSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  _createdAt: z.string(),
  _updatedAt: z.string(),
});

const storedDocument = z.object({ author: z.string(), body: jsonText.pipe(documentSchema) });

/** Every document as last written, with the author of that write. */
export const readDocuments = (executor: Executor): Promise<{ author: string; body: LakeDocument }[]> =>
  readRows(executor, sql`SELECT author, body FROM lake_document`, storedDocument);

/** Every public document as it was at an instant, ISO in UTC. */
export async function readPublicAt(executor: Executor, instant: string): Promise<LakeDocument[]> {
  const rows = await readRows(
    executor,
    sql`SELECT r.body FROM lake_revision r
        JOIN (SELECT document_id, max(sequence) AS sequence FROM lake_revision
              WHERE created_at <= ${instant} AND position('.' in document_id) = 0 GROUP BY document_id) newest
        ON newest.document_id = r.document_id AND newest.sequence = r.sequence
        WHERE r.body IS NOT NULL`,
    storedDocument.pick({ body: true }),
  );
  return rows.map(({ body }) => body);
}

export async function lastSequence(executor: Executor): Promise<number> {
  const row = await readRow(
    executor,
    sql`SELECT max(sequence) AS last FROM lake_transaction`,
    z.object({ last: z.coerce.number().nullable() }),
  );
  return row?.last ?? 0;
}

const resultSchema = z.object({ id: z.string(), operation: z.enum(['create', 'update', 'delete', 'none']) });

const storedTransaction = z.object({ author: z.string(), results: jsonText.pipe(z.array(resultSchema)) });

/** The response of a transaction when it was first committed; null if there is none with that id. */
export const readTransaction = (executor: Executor, id: string): Promise<z.infer<typeof storedTransaction> | null> =>
  readRow(executor, sql`SELECT author, results FROM lake_transaction WHERE id = ${id}`, storedTransaction);

/** Writes a transaction, its revisions and the resulting documents. */
export async function writeTransaction(tx: Executor, transaction: Transaction, results: readonly MutationResult[]): Promise<void> {
  const { id, sequence, author, timestamp } = transaction;
  const answer = JSON.stringify(results.map((result) => ({ id: result.id, operation: result.operation })));
  await tx.execute(
    sql`INSERT INTO lake_transaction (id, sequence, author, created_at, results) VALUES (${id}, ${sequence}, ${author}, ${timestamp}, ${answer})`,
  );
  for (let start = 0; start < transaction.changes.length; start += rowsAtOnce) {
    await writeChanges(tx, transaction, transaction.changes.slice(start, start + rowsAtOnce));
  }
}

async function writeChanges(tx: Executor, transaction: Transaction, changes: readonly Change[]): Promise<void> {
  const { id, sequence, author, timestamp } = transaction;
  const bodies = changes.map((change) => ({ change, body: change.after && JSON.stringify(change.after) }));
  const revisions = bodies.map(
    ({ change, body }) =>
      sql`(${change.id}, ${sequence}, ${id}, ${author}, ${timestamp}, ${body}, ${JSON.stringify(change.mutations)}, ${JSON.stringify(effectsOf(change))})`,
  );
  await tx.execute(
    sql`INSERT INTO lake_revision (document_id, sequence, transaction_id, author, created_at, body, mutations, effects) VALUES ${sql.join(revisions, sql`, `)}`,
  );
  const stored = bodies.filter(({ body }) => body !== null).map(({ change, body }) => sql`(${change.id}, ${author}, ${sequence}, ${body})`);
  if (stored.length > 0) {
    await tx.execute(
      sql`INSERT INTO lake_document (id, author, sequence, body) VALUES ${sql.join(stored, sql`, `)}
          ON CONFLICT (id) DO UPDATE SET author = excluded.author, sequence = excluded.sequence, body = excluded.body`,
    );
  }
  const gone = changes.filter((change) => !change.after).map((change) => sql`${change.id}`);
  if (gone.length > 0) await tx.execute(sql`DELETE FROM lake_document WHERE id IN (${sql.join(gone, sql`, `)})`);
}
