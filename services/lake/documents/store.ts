import { randomBytes } from 'node:crypto';
import type { Clock } from '#services/platform/clock.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { isPublishedId, type LakeDocument, type Operation, type Transaction } from './document.ts';
import { createDocumentIndex, type DocumentIndex } from './document-index.ts';
import { holdsLease } from '../lease.ts';
import { applyMutations, type MutationOutcome } from '../writes/mutations.ts';
import type { Mutation } from '../writes/mutation-schema.ts';
import { createQueryEngine } from '../queries/query.ts';
import { createQueryLanes, type QueryLanes } from '../queries/query-lanes.ts';
import { checkReferences } from './reference-integrity.ts';
import { conflict, isRefusal } from '../refusal.ts';
import { lastSequence, readDocuments, readTransaction, writeTransaction } from './transaction-table.ts';
import { notOwner } from './ownership-refusal.ts';

export interface WriteRequest {
  /** The mutations, worked out when it is this write's turn. */
  mutations: () => readonly Mutation[];
  author: string;
  /** Refuses changes that the author has no right to. */
  authorize: (outcome: MutationOutcome) => Promise<void>;
  transactionId?: string | undefined;
  dryRun?: boolean | undefined;
  checkReferences: boolean;
  /** Whether webhooks hear of it. */
  announced: boolean;
}

export interface WriteAnswer {
  transactionId: string;
  results: { id: string; operation: Operation; document: LakeDocument | null }[];
}

/** Work that must be committed together with a transaction, prepared from it beforehand. */
type CommitWork = (tx: Executor) => Promise<void>;

export interface Store {
  readonly index: DocumentIndex;
  readonly lanes: QueryLanes;
  /** Author of each document's last change. */
  readonly authors: ReadonlyMap<string, string>;
  load(): Promise<void>;
  clear(): void;
  /** One at a time; answers once the database has committed. @throws a refusal, and then nothing is written. */
  write(request: WriteRequest): Promise<WriteAnswer>;
}

export interface StoreDependencies {
  database: Database;
  clock: Clock;
  owner: string;
  /** Completes a document with what depends on the settings. */
  present: (document: LakeDocument) => LakeDocument;
  prepare: (transaction: Transaction) => Promise<CommitWork>;
  committed: (transaction: Transaction, announced: boolean) => void;
  /** A commit whose fate is unknown: memory may be older than the database. */
  uncertain: (error: unknown) => void;
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
    queries.forget(transaction.changes.some((change) => isPublishedId(change.id)));
    lanes.changed(transaction.changes);
  };

  const commit = async (request: WriteRequest, transaction: Transaction, outcome: MutationOutcome): Promise<void> => {
    const together = request.announced ? await deps.prepare(transaction) : async () => undefined;
    try {
      await deps.database.transaction(async (tx) => {
        if (!(await holdsLease(tx, deps.owner))) throw notOwner();
        await writeTransaction(tx, transaction, outcome.results);
        await together(tx);
      });
    } catch (error) {
      if (isRefusal(error)) deps.uncertain(error);
      if (isRefusal(error) || !(await committedAfterAll(transaction.id, error))) throw error;
    }
    remember(transaction);
    deps.committed(transaction, request.announced);
  };

  /** The connection may break after the commit and before its confirmation. */
  const committedAfterAll = async (transactionId: string, cause: unknown): Promise<boolean> => {
    try {
      return (await readTransaction(deps.database.executor, transactionId)) !== null;
    } catch {
      deps.uncertain(cause);
      throw notOwner();
    }
  };

  const presented = (outcome: MutationOutcome): MutationOutcome => ({
    changes: outcome.changes.map((change) => (change.after ? { ...change, after: deps.present(change.after) } : change)),
    results: outcome.results.map((result) => (result.document ? { ...result, document: deps.present(result.document) } : result)),
  });

  const writeNow = async (request: WriteRequest): Promise<WriteAnswer> => {
    const repeated = request.transactionId && !request.dryRun ? await readTransaction(deps.database.executor, request.transactionId) : null;
    const transactionId = request.transactionId ?? randomBytes(11).toString('base64url');
    if (repeated) {
      if (repeated.author !== request.author)
        throw conflict('duplicateTransactionError', transactionId, `The transaction ID "${transactionId}" is taken`);
      return { transactionId, results: repeated.results.map((result) => ({ ...result, document: index.get(result.id) ?? null })) };
    }
    const timestamp = deps.clock().toISOString();
    const outcome = presented(applyMutations(index.get, request.mutations(), { transactionId, timestamp }));
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

  return {
    index,
    lanes,
    authors,
    load: () =>
      inTurn(async () => {
        index.clear();
        authors.clear();
        for (const { author, body } of await readDocuments(deps.database.executor)) {
          index.put(deps.present(body));
          authors.set(body._id, author);
        }
        sequence = await lastSequence(deps.database.executor);
        queries.forget(true);
        lanes.reloaded();
      }),
    clear: () => {
      index.clear();
      authors.clear();
      queries.forget(true);
      lanes.reloaded();
    },
    write: (request) => inTurn(() => writeNow(request)),
  };
}
