import { randomBytes } from 'node:crypto';
import type { Clock } from '#services/platform/clock.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { isPublishedId } from '#lib/content/document-ids.ts';
import type { LakeDocument, Operation, Transaction } from './document.ts';
import { createDocumentIndex, type DocumentIndex } from './document-index.ts';
import { holdsLease } from '../lease.ts';
import { applyMutations, type MutationOutcome } from '../writes/mutations.ts';
import type { Mutation } from '../writes/mutation-schema.ts';
import { createQueryEngine } from '../queries/query.ts';
import { createQueryLanes, type QueryLanes } from '../queries/query-lanes.ts';
import { checkReferences } from './reference-integrity.ts';
import { addChanges } from '../audit/audit-table.ts';
import { auditedChanges, type AuditedChange } from '../audit/audited-changes.ts';
import { conflict, isRefusal } from '../refusal.ts';
import { lastSequence, readDocuments, readTransaction, writeTransaction } from './transaction-table.ts';
import { notOwner } from './ownership-refusal.ts';

export interface WriteRequest {
  /** The mutations, computed when it is this write's turn. */
  mutations: () => readonly Mutation[];
  author: string;
  /** Rejects changes that the author has no right to make. */
  authorize: (outcome: MutationOutcome) => Promise<void>;
  transactionId?: string | undefined;
  dryRun?: boolean | undefined;
  checkReferences: boolean;
  /** Whether webhooks are notified. */
  announced: boolean;
}

export interface WriteAnswer {
  transactionId: string;
  results: { id: string; operation: Operation; document: LakeDocument | null }[];
}

/** Work that must be committed together with a transaction, prepared beforehand. */
type CommitWork = (tx: Executor) => Promise<void>;

export interface Store {
  readonly index: DocumentIndex;
  readonly lanes: QueryLanes;
  /** Author of each document's last change. */
  readonly authors: ReadonlyMap<string, string>;
  load(): Promise<void>;
  clear(): void;
  /** Runs one write at a time; returns once the database has committed. @throws a refusal, and then nothing is written. */
  write(request: WriteRequest): Promise<WriteAnswer>;
}

export interface StoreDependencies {
  database: Database;
  clock: Clock;
  owner: string;
  /** Adds the fields that depend on the settings. */
  present: (document: LakeDocument) => LakeDocument;
  prepare: (transaction: Transaction) => Promise<CommitWork>;
  committed: (transaction: Transaction, announced: boolean) => void;
  /** Memory may be older than the database: another process owns the lake, or whether a commit succeeded is unknown. */
  outdated: (reason: unknown) => void;
}

export function createStore(deps: StoreDependencies): Store {
  const index = createDocumentIndex();
  const queries = createQueryEngine(index);
  const lanes = createQueryLanes({ index, engine: queries });
  const authors = new Map<string, string>();
  let sequence = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work);
    // the next write goes on after a failure; the failure itself reaches this write's caller
    turn = result.catch(() => undefined);
    return result;
  };

  const remember = (transaction: Transaction): void => {
    sequence = transaction.sequence;
    for (const change of transaction.changes) {
      if (change.after) index.put(change.after);
      else index.remove(change.id);
      authors.set(change.id, transaction.author);
    }
    queries.forget(publicationIn(transaction));
    lanes.changed(transaction.changes);
  };

  const commit = async (request: WriteRequest, transaction: Transaction, outcome: MutationOutcome): Promise<void> => {
    const audited = auditedChanges(transaction.changes, index.get);
    await commitTogether(deps, transaction, { ...outcome, audited }, request.announced ? await deps.prepare(transaction) : null);
    remember(transaction);
    deps.committed(transaction, request.announced);
  };

  const writeNow = async (request: WriteRequest): Promise<WriteAnswer> => {
    const repeated = request.transactionId && !request.dryRun ? await readTransaction(deps.database.executor, request.transactionId) : null;
    const transactionId = request.transactionId ?? randomBytes(11).toString('base64url');
    if (repeated) return answerAgain({ id: transactionId, ...repeated }, request.author, index);
    const timestamp = deps.clock().toISOString();
    const outcome = presented(applyMutations(index.get, request.mutations(), { transactionId, timestamp }), deps.present);
    await request.authorize(outcome);
    if (request.checkReferences) checkReferences(index, outcome.changes);
    if (!request.dryRun && outcome.changes.length > 0) {
      await commit(
        request,
        { id: transactionId, sequence: sequence + 1, timestamp, author: request.author, changes: outcome.changes },
        outcome,
      );
    }
    return { transactionId, results: outcome.results };
  };

  const loadNow = async (): Promise<void> => {
    index.clear();
    authors.clear();
    for (const { author, body } of await readDocuments(deps.database.executor)) {
      index.put(deps.present(body));
      authors.set(body._id, author);
    }
    sequence = await lastSequence(deps.database.executor);
    // of what another process wrote it is not asked which documents were published together: all of it may be one release
    queries.forget({ published: true, jointPublication: sequence });
    lanes.reloaded();
  };

  return {
    index,
    lanes,
    authors,
    load: () => inTurn(loadNow),
    clear: () => {
      index.clear();
      authors.clear();
      queries.forget({ published: true });
      lanes.reloaded();
    },
    write: (request) => inTurn(() => writeNow(request)),
  };
}

/** Whether a transaction changes what is published; of several documents together, by its number. */
function publicationIn({ changes, sequence }: Transaction): { published: boolean; jointPublication: number | undefined } {
  const published = changes.filter((change) => isPublishedId(change.id)).length;
  return { published: published > 0, jointPublication: published > 1 ? sequence : undefined };
}

type StoredTransaction = NonNullable<Awaited<ReturnType<typeof readTransaction>>> & { id: string };

/** The stored answer to a repeated transaction, for its author. @throws for anybody else. */
function answerAgain({ id, author, results }: StoredTransaction, askedBy: string, index: DocumentIndex): WriteAnswer {
  if (author !== askedBy) throw conflict('duplicateTransactionError', id, `The transaction ID "${id}" is taken`);
  return { transactionId: id, results: results.map((result) => ({ ...result, document: index.get(result.id) ?? null })) };
}

const presented = (outcome: MutationOutcome, present: StoreDependencies['present']): MutationOutcome => ({
  changes: outcome.changes.map((change) => (change.after ? { ...change, after: present(change.after) } : change)),
  results: outcome.results.map((result) => (result.document ? { ...result, document: present(result.document) } : result)),
});

/**
 * Writes a transaction, and what must be committed with it, while this process owns the lake. @throws a refusal, and then nothing is
 * written.
 */
async function commitTogether(
  deps: Pick<StoreDependencies, 'database' | 'owner' | 'outdated'>,
  transaction: Transaction,
  { results, audited }: Pick<MutationOutcome, 'results'> & { audited: readonly AuditedChange[] },
  together: CommitWork | null,
): Promise<void> {
  try {
    await deps.database.transaction(async (tx) => {
      if (!(await holdsLease(tx, deps.owner))) throw notOwner();
      await writeTransaction(tx, transaction, results);
      await addChanges(tx, transaction, audited);
      await together?.(tx);
    });
  } catch (error) {
    // the only refusal in there: another process has taken the lake
    if (isRefusal(error)) deps.outdated(error);
    if (isRefusal(error) || !(await committedAfterAll(deps, transaction.id, error))) throw error;
  }
}

/** The connection may break after the commit and before its confirmation. */
async function committedAfterAll(
  deps: Pick<StoreDependencies, 'database' | 'outdated'>,
  transactionId: string,
  cause: unknown,
): Promise<boolean> {
  try {
    return (await readTransaction(deps.database.executor, transactionId)) !== null;
  } catch {
    deps.outdated(cause);
    throw notOwner();
  }
}
