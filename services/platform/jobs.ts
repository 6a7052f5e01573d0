import { sql, type SQL } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type DrizzleTransactionLike } from 'pg-boss';
import { z } from 'zod';
import type { Database, Executor } from './database/database.ts';
import type { Logger } from './log.ts';
import { readRows, resultWithRows } from './database/rows.ts';
import { isRivalsFirst } from './database/sql-state.ts';

/** A kind of durable work: its payload, and how it is retried. */
export interface JobQueue<T> {
  name: string;
  payload: z.core.$ZodType<T>;
  retryLimit: number;
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  /** An attempt that takes longer counts as failed. */
  expireInSeconds: number;
  /** Only the first of several queued jobs with one key is stored; every job of such a queue has a key. */
  oncePerKey?: true;
}

export interface JobAttempt {
  id: string;
  /** 1 for the first try. */
  number: number;
}

interface JobSchedule {
  /** Not before this instant; absent = at once. */
  startAfter?: Date;
  /** Identifies the job among the queued ones. */
  singletonKey?: string;
}

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Declares a queue; before the first `send`, outside a transaction (the embedded database has one connection). */
  declare(queue: JobQueue<unknown>): Promise<void>;
  /** Works the queue in this process, one job at a time; a handler that throws is retried with growing pauses. */
  work<T>(queue: JobQueue<T>, handler: (payload: T, attempt: JobAttempt) => Promise<void>): Promise<void>;
  /** Writes a job through `executor`: in a transaction, it exists exactly if that transaction commits. */
  send<T>(executor: Executor, queue: JobQueue<T>, payload: T, schedule?: JobSchedule): Promise<void>;
  /** Makes this process poll the queue now instead of at its next interval; call it after the commit. */
  wake(queue: { name: string }): void;
  /** Removes queued jobs with a key. */
  cancelWaiting(queue: { name: string }, key: string): Promise<void>;
  /**
   * Requeues jobs that were running when their process was killed, after the usual retry pause instead of the attempt's timeout; only valid
   * if no other process can be running them.
   */
  takeBack(queue: { name: string }): Promise<void>;
}

const jobId = z.object({ id: z.string() });

const pollingIntervalSeconds = 1;
/** Finished jobs are stored this long, for later inspection. */
const keepFinishedSeconds = 3 * 24 * 60 * 60;
/** A job may be queued this long before it is dropped: longer than any campaign is planned ahead. */
const keepWaitingSeconds = 3 * 365 * 24 * 60 * 60;
const stopTimeoutMs = 5_000;

/** Durable jobs in the product's own database. */
export function createJobs(deps: { database: Database; log: Logger }): Jobs {
  const boss = new PgBoss({
    db: deps.database.jobDatabase,
    backend: deps.database.profile.jobBackend,
    schema: deps.database.jobSchema,
    schedule: false,
  });
  boss.on('error', (error) => deps.log.error({ err: error }, 'job queue failed'));
  const workers = new Map<string, string>();
  const declared = new Set<string>();

  const declare = async (queue: JobQueue<unknown>): Promise<void> => {
    if (declared.has(queue.name)) return;
    await boss.createQueue(queue.name, queueOptions(queue));
    // the look-up fills the queue's cache: a send inside a transaction must not need a second connection
    await boss.findJobs(queue.name, { key: queue.name, queued: true });
    declared.add(queue.name);
  };

  return {
    start: () => startBesideRivals(boss),
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs, close: false }),
    declare,
    work: async (queue, handler) => {
      await declare(queue);
      const id = await boss.work<unknown>(queue.name, { pollingIntervalSeconds, includeMetadata: true, batchSize: 1 }, async (jobs) => {
        for (const job of jobs) {
          await handler(z.parse(queue.payload, job.data), { id: job.id, number: job.retryCount + 1 });
        }
      });
      workers.set(queue.name, id);
    },
    send: async (executor, queue, payload, schedule = {}) => {
      if (!declared.has(queue.name)) throw new Error(`job queue ${queue.name} was not declared`);
      const data = z.parse(queue.payload, payload);
      await boss.send(queue.name, asObject(data), { ...schedule, db: fromDrizzle(asTransaction(executor), sql) });
    },
    wake: (queue) => {
      const id = workers.get(queue.name);
      if (id) boss.notifyWorker(id);
    },
    cancelWaiting: async (queue, key) => {
      const waiting = await boss.findJobs(queue.name, { key, queued: true });
      if (waiting.length > 0)
        await boss.deleteJob(
          queue.name,
          waiting.map((job) => job.id),
        );
    },
    takeBack: async (queue) => {
      const inHand = await readRows(
        deps.database.executor,
        sql`SELECT id::text AS id FROM ${sql.identifier(deps.database.jobSchema)}.job WHERE name = ${queue.name} AND state = 'active'`,
        jobId,
      );
      if (inHand.length > 0)
        await boss.fail(
          queue.name,
          inHand.map(({ id }) => id),
        );
    },
  };
}

/**
 * Starts the queue, also where several processes start at once on a new database: one creates the tables, the others wait at its lock and
 * find them. The queue has no such lock on YugabyteDB and CockroachDB: there the first process starts alone.
 */
async function startBesideRivals(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if (!isRivalsFirst(error)) throw error;
    await boss.start();
  }
}

const queueOptions = (queue: JobQueue<unknown>) => ({
  policy: queue.oncePerKey ? ('short' as const) : ('standard' as const),
  retryLimit: queue.retryLimit,
  retryDelay: queue.retryDelaySeconds,
  retryBackoff: true,
  retryDelayMax: queue.retryDelayMaxSeconds,
  expireInSeconds: queue.expireInSeconds,
  retentionSeconds: keepWaitingSeconds,
  deleteAfterSeconds: keepFinishedSeconds,
});

const asTransaction = (executor: Executor): DrizzleTransactionLike => ({
  execute: async (statement) => resultWithRows.parse(await executor.execute(statement as SQL)),
});

function asObject(data: unknown): object {
  if (typeof data !== 'object' || data === null) throw new TypeError('the payload of a job must be an object');
  return data;
}
