import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { callerGone } from '#services/platform/limits/bounded-queue.ts';
import { notOwner } from '../documents/ownership-refusal.ts';
import { isRefusal, statusRefusal, tooExpensive, type Refusal } from '../refusal.ts';
import { wallTimeFactor, type QueryBounds } from './query-bounds.ts';
import { queryReplySchema, type DocumentState, type QueryMessage, type QueryReply } from './query-messages.ts';

export type Question = Extract<QueryMessage, { kind: 'query' | 'match' }>;

/** One process that evaluates queries, one at a time. */
export interface QueryChild {
  /**
   * @throws the refusal for a query that exceeds time or memory, after which the process is gone; 503 if it was ended meanwhile;
   * 'caller-left' if nobody waits any more before the query is sent.
   */
  ask(question: Question, signal: AbortSignal | undefined): Promise<QueryReply>;
  /** Keeps its copy of the documents up to date; a later query sees no older state. */
  update(states: readonly DocumentState[]): void;
  readonly alive: boolean;
  /** Whether it has all documents, and can answer at once. */
  readonly ready: boolean;
  end(): void;
}

const entry = fileURLToPath(new URL('./query-process.ts', import.meta.url));
const startAtMostMs = 60_000;
/** A third of what others get when all of them want the CPU. */
const lowPriority = 5;
/** What the query of a caller who left may still take: most are answered by then, and the process need not be replaced. */
const afterLeavingMs = 250;
const documentsAtOnce = 500;

export function startQueryChild(documents: Iterable<DocumentState>, bounds: QueryBounds): QueryChild {
  const child = startProcess(bounds);

  const bounded = async (reply: Promise<QueryReply | null>, timeMs: number, late: () => Refusal): Promise<QueryReply | Refusal> => {
    const timer = setTimeout(() => child.end(late()), timeMs);
    try {
      return (await reply) ?? child.reason() ?? tooExpensive(`it takes more than ${bounds.memoryMib} MiB of memory`);
    } finally {
      clearTimeout(timer);
    }
  };

  sendDocuments(documents, child.send);
  child.send({ kind: 'loaded' });
  const begun = bounded(child.nextReply(), startAtMostMs, notStarted);
  let ready = false;
  void begun.then((reply) => (ready = !isRefusal(reply)));

  return {
    get alive() {
      return child.isAlive();
    },
    get ready() {
      return ready && child.isAlive();
    },
    ask: async (question, signal) => {
      const started = await begun;
      if (isRefusal(started)) throw child.isAlive() ? started : notStarted();
      if (signal?.aborted) throw callerGone();
      const reply = child.nextReply();
      child.send(question);
      let leaving: NodeJS.Timeout | undefined;
      const leave = (): void => {
        leaving = setTimeout(child.end, afterLeavingMs);
      };
      signal?.addEventListener('abort', leave, { once: true });
      try {
        const answer = await bounded(reply, bounds.timeMs * wallTimeFactor, () => tooSlow(bounds));
        if (isRefusal(answer)) throw answer;
        return answer;
      } finally {
        signal?.removeEventListener('abort', leave);
        clearTimeout(leaving);
      }
    },
    update: (states) => child.send({ kind: 'documents', states }),
    end: () => child.end(notOwner()),
  };
}

interface QueryProcess {
  send(message: QueryMessage): void;
  /** The next reply; null if the process has exited or has been given up. */
  nextReply(): Promise<QueryReply | null>;
  end(why?: Refusal): void;
  isAlive(): boolean;
  /** Why it was ended by this process, or by the system for the time that it took; undefined for any other end. */
  reason(): Refusal | undefined;
}

/** Starts the process and reads its replies. */
function startProcess(bounds: QueryBounds): QueryProcess {
  const child = fork(entry, [process.pid, bounds.timeMs, bounds.memoryMib].map(String), {
    // none of the services' environment: a query needs no secrets
    env: { NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${bounds.memoryMib}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  yieldToOthers(child.pid);
  child.unref();
  child.channel?.unref();
  let alive = true;
  let reason: Refusal | undefined;
  let takeReply: ((reply: QueryReply | null) => void) | undefined;
  const hand = (reply: QueryReply | null): void => {
    const take = takeReply;
    takeReply = undefined;
    take?.(reply);
  };
  const gone = (): void => {
    alive = false;
    hand(null);
  };
  child.on('message', (message) => hand(queryReplySchema.safeParse(message).data ?? null));
  child.on('error', gone);
  child.once('exit', (_code, signal) => {
    if (signal === 'SIGXCPU') reason ??= tooSlow(bounds);
    gone();
  });
  return {
    send: (message) => {
      // one that ends just now is noticed by its end
      if (child.connected) child.send(message, () => undefined);
    },
    nextReply: () =>
      new Promise((resolve) => {
        if (alive) takeReply = resolve;
        else resolve(null);
      }),
    end: (why) => {
      reason ??= why;
      alive = false;
      child.kill('SIGKILL');
    },
    isAlive: () => alive,
    reason: () => reason,
  };
}

function sendDocuments(documents: Iterable<DocumentState>, send: QueryProcess['send']): void {
  let some: DocumentState[] = [];
  const sendSome = (): void => {
    if (some.length > 0) send({ kind: 'documents', states: some });
    some = [];
  };
  for (const state of documents) {
    if (some.push(state) >= documentsAtOnce) sendSome();
  }
  sendSome();
}

const tooSlow = ({ timeMs }: QueryBounds): Refusal => tooExpensive(`it takes longer than ${timeMs / 1_000} s`);

/** Editors' queries get the CPU time that visitors leave: pages, calls and pictures come first. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // it exited at once, or the system does not support priorities; then it runs with the default one
  }
}

const notStarted = (): Refusal => statusRefusal(503, 'Queries cannot be answered just now. Try again in a moment');
