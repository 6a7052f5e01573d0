import { randomBytes } from 'node:crypto';
import { evaluate, type ExprNode } from 'groq-js';
import { isPublicId, isPublishedId, type Change, type LakeDocument, type Transaction } from './document.ts';
import { effectsOf } from './effects.ts';
import type { EventStream } from './event-stream.ts';
import { parseQuery } from './query.ts';
import { candidatesOf, fulfils, type Clause } from './query-candidates.ts';

export interface ListenOptions {
  query: string;
  params: Readonly<Record<string, unknown>>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
  visibility: string;
  /** Hears only of documents that anybody may read. */
  publicOnly: boolean;
}

interface Listener {
  options: ListenOptions;
  stream: EventStream;
  concerns: (document: LakeDocument) => Promise<boolean>;
}

export interface ListenHub {
  /** Sends mutation events of matching documents; returns the way to stop. @throws 400 for a query that cannot be parsed. */
  listen(options: ListenOptions, stream: EventStream): () => void;
  /** Sends sync tags when published content changes, drafts too when asked for. */
  follow(includeDrafts: boolean, stream: EventStream): () => void;
  /** Tells everyone, one transaction after the other. */
  announce(transaction: Transaction): void;
  endAll(): void;
}

export function createListenHub(failed: (error: unknown) => void): ListenHub {
  const listeners = new Set<Listener>();
  const followers = new Set<{ includeDrafts: boolean; stream: EventStream }>();
  let turn: Promise<void> = Promise.resolve();

  const tell = async (transaction: Transaction): Promise<void> => {
    for (const listener of [...listeners]) await tellListener(listener, transaction);
    const published = transaction.changes.some((change) => isPublishedId(change.id));
    for (const follower of followers) {
      if (published || follower.includeDrafts) follower.stream.send('message', { tags: ['s1:all'] }, transaction.id);
    }
  };

  return {
    listen: (options, stream) => {
      const listener = { options, stream, concerns: matcherOf(options) };
      listeners.add(listener);
      stream.send('welcome', { listenerName: randomBytes(6).toString('hex') });
      return () => listeners.delete(listener);
    },
    follow: (includeDrafts, stream) => {
      const follower = { includeDrafts, stream };
      followers.add(follower);
      stream.send('welcome', {});
      return () => followers.delete(follower);
    },
    announce: (transaction) => {
      // an evaluation may take a while; events still leave in the order of transactions
      turn = turn.then(() => tell(transaction)).catch(failed);
    },
    endAll: () => [...listeners, ...followers].forEach(({ stream }) => stream.end()),
  };
}

async function tellListener(listener: Listener, transaction: Transaction): Promise<void> {
  const { options, stream, concerns } = listener;
  const concerned: Change[] = [];
  for (const change of transaction.changes) {
    if (options.publicOnly && !isPublicId(change.id)) continue;
    if ((change.after && (await concerns(change.after))) || (change.before && (await concerns(change.before)))) concerned.push(change);
  }
  concerned.forEach((change, position) => {
    const eventId = `${transaction.id}#${change.id}`;
    // the Studio waits for as many events of a transaction as this listener really gets
    const counts = { transactionTotalEvents: concerned.length, transactionCurrentEvent: position + 1 };
    stream.send('mutation', { eventId, ...counts, ...eventOf(change, transaction, options) }, eventId);
  });
}

const eventOf = (change: Change, transaction: Transaction, options: ListenOptions): object => ({
  documentId: change.id,
  transactionId: transaction.id,
  timestamp: transaction.timestamp,
  identity: transaction.author,
  visibility: options.visibility,
  transition: transitionOf(change),
  ...(change.before ? { previousRev: change.before._rev } : {}),
  // on 'disappear' too: without it the Studio drops the event
  resultRev: transaction.id,
  ...(options.includeMutations ? { mutations: change.mutations } : {}),
  ...(options.includeResult && change.after ? { result: change.after } : {}),
  ...(options.includePreviousRevision && change.before ? { previous: change.before } : {}),
  ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
});

function transitionOf(change: Change): 'appear' | 'disappear' | 'update' {
  if (!change.before) return 'appear';
  return change.after ? 'update' : 'disappear';
}

function matcherOf(options: ListenOptions): Listener['concerns'] {
  const tree = parseQuery(options.query, options.params);
  if (tree.type === 'Everything') return async () => true;
  const candidates = candidatesOf(tree, options.params);
  return async (document) => {
    if (candidates.kind === 'some' && !candidates.clauses.some((clause) => mayConcern(clause, document))) return false;
    return matches(tree, document, options.params);
  };
}

/** Spares the evaluator documents that a listener surely does not mean. */
function mayConcern(clause: Clause, document: LakeDocument): boolean {
  if (clause.by === 'target') return true;
  return clause.values.has(clause.by === 'type' ? document._type : document._id) && fulfils(document, clause);
}

async function matches(tree: ExprNode, document: LakeDocument, params: Readonly<Record<string, unknown>>): Promise<boolean> {
  const found: unknown = await (await evaluate(tree, { dataset: [document], params: { ...params } })).get();
  return Array.isArray(found) ? found.length > 0 : found !== null && found !== undefined;
}
