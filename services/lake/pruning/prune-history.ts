import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { lastSequence } from '../documents/transaction-table.ts';
import { missedAtMost } from '../events/listen.ts';
import { readPrunable, readPrunableIds, type PrunableRevision, type PruneBound } from './prunable-revisions.ts';

const documentsAtOnce = 200;
const revisionsAtOnce = 500;

export interface PrunePortion {
  readonly documents: number;
  readonly revisions: number;
  readonly bytes: number;
  /** The document after which the next portion begins; null: all are done. */
  readonly next: string | null;
}

export interface PruneRequest {
  /** The history of a document before this instant is reduced to what it was then. */
  readonly before: Date;
  /** The last document of the portion before. */
  readonly after: string;
  /** Counts, and removes nothing. */
  readonly isDryRun: boolean;
}

/**
 * Prunes one portion of documents in one transaction, and after the last one the transactions of which nothing is left. The last
 * `keptTransactions` stay as they are: listeners may still ask for them.
 */
export async function prunePortion(
  database: Database,
  { before, after, isDryRun }: PruneRequest,
  keptTransactions: number = missedAtMost,
): Promise<PrunePortion> {
  return database.transaction(async (tx) => {
    const bound = { before: before.toISOString(), sequence: (await lastSequence(tx)) - keptTransactions };
    const ids = await readPrunableIds(tx, bound, after, documentsAtOnce);
    const revisions = ids.length === 0 ? [] : await readPrunable(tx, bound, ids);
    const isLast = ids.length < documentsAtOnce;
    if (!isDryRun) {
      await noteBound(tx, bound.before);
      await removeRevisions(tx, revisions);
      if (isLast) await removeTransactions(tx, bound);
    }
    return {
      documents: new Set(revisions.map(({ documentId }) => documentId)).size,
      revisions: revisions.length,
      bytes: revisions.reduce((sum, { bytes }) => sum + bytes, 0),
      next: isLast ? null : (ids.at(-1) ?? null),
    };
  });
}

async function removeRevisions(tx: Executor, revisions: readonly PrunableRevision[]): Promise<void> {
  for (let start = 0; start < revisions.length; start += revisionsAtOnce) {
    const pairs = revisions
      .slice(start, start + revisionsAtOnce)
      .map(({ documentId, sequence }) => sql`(${documentId}, ${sequence}::bigint)`);
    await tx.execute(sql`DELETE FROM lake_revision WHERE (document_id, sequence) IN (${sql.join(pairs, sql`, `)})`);
  }
}

/** Of those that nothing is left of no one can ask any more, but whether their id was used. */
const removeTransactions = (tx: Executor, { before, sequence }: PruneBound): Promise<unknown> =>
  tx.execute(
    sql`DELETE FROM lake_transaction WHERE created_at <= ${before} AND sequence <= ${sequence}
        AND NOT EXISTS (SELECT 1 FROM lake_revision r WHERE r.transaction_id = lake_transaction.id)`,
  );

const boundName = 'history';

const noteBound = (tx: Executor, before: string): Promise<unknown> =>
  tx.execute(
    sql`INSERT INTO lake_pruned (name, until) VALUES (${boundName}, ${before})
        ON CONFLICT (name) DO UPDATE SET until = greatest(lake_pruned.until, excluded.until)`,
  );

/** The instant before which the history is no longer whole; null: it is whole. */
export async function prunedUntil(executor: Executor): Promise<Date | null> {
  const row = await readRow(executor, sql`SELECT until FROM lake_pruned WHERE name = ${boundName}`, z.object({ until: z.coerce.date() }));
  return row?.until ?? null;
}
