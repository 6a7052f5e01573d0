import { createBoundedQueue, isQueueFull, type BoundedQueue, type Turn } from '#services/platform/limits/bounded-queue.ts';
import { isOfContent, isOfDataset } from '../documents/datasets.ts';
import { isPublicId, type Change, type LakeDocument } from '../documents/document.ts';
import type { DocumentIndex } from '../documents/document-index.ts';
import { isMachine, type Identity } from '../editors/identity.ts';
import type { QueryAnswer, QueryEngine, QueryRequest } from './query.ts';
import { refusal, statusRefusal, type Refusal } from '../refusal.ts';
import { editorBounds, listenerBounds, strangerBounds, type QueryBounds } from './query-bounds.ts';
import { startQueryChild, type QueryChild, type Question } from './query-child.ts';
import type { DocumentState, QueryReply } from './query-messages.ts';

/** Where queries are answered, so that nobody waits for another's slow one. */
export interface QueryLanes {
  /**
   * The site's and the services' own queries run in this process; everybody else's in child processes, those of anonymous readers in one of
   * their own, so that no editor waits for them.
   */
  answer(request: QueryRequest, asker: Identity, turn: Turn): Promise<QueryAnswer>;
  /** Whether a listener's filter matches a document. */
  matches(query: string, params: Readonly<Record<string, unknown>>, document: LakeDocument, listener: string): Promise<boolean>;
  /** Before a write is acknowledged: later queries see no older state. */
  changed(changes: readonly Change[]): void;
  /** All documents were replaced. */
  reloaded(): void;
  close(): void;
}

/** Editors have three processes, one editor at most two of them. */
const editorQueue = { atOnce: 3, shareAtOnce: 2, waitingAtMost: 256, shareAtMost: 128 };
/** Anonymous readers of a public dataset have one process; addresses take turns. */
const strangerQueue = { atOnce: 1, waitingAtMost: 64, shareAtMost: 8 };
const listenerQueue = { atOnce: 1, waitingAtMost: 512, shareAtMost: 64 };

export function createQueryLanes(deps: { index: DocumentIndex; engine: QueryEngine; bounds?: QueryBounds }): QueryLanes {
  const states = function* (isMeant: (document: LakeDocument) => boolean): Iterable<DocumentState> {
    for (const document of deps.index.all()) if (isMeant(document)) yield { id: document._id, document };
  };
  const editors = createLane(createBoundedQueue(editorQueue), () =>
    startQueryChild(
      states(() => true),
      deps.bounds ?? editorBounds,
    ),
  );
  const strangers = createLane(createBoundedQueue(strangerQueue), () => startQueryChild(states(isForAnyone), strangerBounds));
  // a filter is matched against one document at a time, and needs no other
  const listeners = createLane(createBoundedQueue(listenerQueue), () => startQueryChild([], listenerBounds));

  return {
    answer: async (request, asker, turn) => {
      if (isMachine(asker)) return deps.engine.answer(request);
      const lane = asker.role === 'anonymous' ? strangers : editors;
      const reply = await lane.ask({ kind: 'query', request }, turn);
      if (reply.kind === 'answer') return reply.answer;
      throw refusalOf(reply);
    },
    matches: async (query, params, document, listener) => {
      const reply = await listeners.ask({ kind: 'match', query, params, document }, { share: listener });
      if (reply.kind === 'matched') return reply.matches;
      throw refusalOf(reply);
    },
    changed: (changes) => {
      editors.update(changes.map(stateAfter));
      strangers.update(changes.filter((change) => isPublicId(change.id) && isOfContent(change)).map(stateAfter));
    },
    reloaded: () => {
      editors.endAll();
      strangers.endAll();
    },
    close: () => {
      editors.endAll();
      strangers.endAll();
      listeners.endAll();
    },
  };
}

const stateAfter = ({ id, after }: Change): DocumentState => ({ id, document: after });

/** What a query of an anonymous reader may find. */
const isForAnyone = (document: LakeDocument): boolean => isPublicId(document._id) && isOfDataset(document, 'production');

interface Lane {
  ask(question: Question, turn: Turn): Promise<QueryReply>;
  update(states: readonly DocumentState[]): void;
  endAll(): void;
}

/** A process without a query at the moment. */
interface Idle {
  readonly child: QueryChild;
  /** Whose query it ran last, or whose query ended its predecessor. */
  readonly share: string | undefined;
}

/**
 * Processes are started when they are first needed. One that its query exhausts is replaced at once, and the author of that query waits for
 * the replacement; everyone else continues with the others.
 */
function createLane(queue: BoundedQueue, start: () => QueryChild): Lane {
  const children = new Set<QueryChild>();
  let idle: Idle[] = [];

  const started = (): QueryChild => {
    const child = start();
    children.add(child);
    return child;
  };

  const idleOne = (share: string | undefined): QueryChild => {
    for (const { child } of idle) if (!child.alive) children.delete(child);
    idle = idle.filter(({ child }) => child.alive);
    const chosen = idle.find((one) => one.share === share) ?? idle.find(({ child }) => child.ready) ?? idle[0];
    if (!chosen) return started();
    idle = idle.filter((one) => one !== chosen);
    return chosen.child;
  };

  const askOne = async (question: Question, { share, signal }: Turn): Promise<QueryReply> => {
    const child = idleOne(share);
    try {
      return await child.ask(question, signal);
    } finally {
      // a process that was released meanwhile has outdated documents
      if (children.has(child)) {
        if (!child.alive) children.delete(child);
        idle.push({ child: child.alive ? child : started(), share });
      }
    }
  };

  return {
    ask: async (question, turn) => {
      try {
        return await queue.run(() => askOne(question, turn), turn);
      } catch (error) {
        throw isQueueFull(error) ? busy() : error;
      }
    },
    update: (states) => {
      for (const child of children) child.update(states);
    },
    endAll: () => {
      for (const child of children) child.end();
      children.clear();
      idle = [];
    },
  };
}

function refusalOf(reply: QueryReply): Refusal {
  if (reply.kind !== 'refused') throw new Error(`a query was answered with ${reply.kind}`);
  return refusal(reply.status, reply.description, reply.body);
}

const busyText = 'Too many queries wait for an answer. Try again in a moment';
const busy = (): Refusal => statusRefusal(429, busyText);
