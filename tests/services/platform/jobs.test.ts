import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { createJobs, type JobQueue, type Jobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { createServerDatabase } from '#tests/setup/databases/server-database.ts';
import { openEmptyDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';

const queue = (name: string): JobQueue<{ n: number }> => ({
  name,
  payload: z.object({ n: z.number() }),
  retryLimit: 3,
  retryDelaySeconds: 0,
  retryDelayMaxSeconds: 1,
  expireInSeconds: 30,
});

let database: Database;
let jobs: Jobs;

beforeAll(async () => {
  database = await openEmptyDatabase();
  jobs = createJobs({ database, log: createLog({ name: 'test', level: 'silent' }) });
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

describe('durable jobs', () => {
  test('a job exists exactly if the transaction that wrote it commits', async () => {
    const outbox = queue('test-outbox');
    const seen: number[] = [];
    await jobs.work(outbox, async ({ n }) => void seen.push(n));
    const refused = database.transaction(async (tx) => {
      await jobs.send(tx, outbox, { n: 1 });
      throw new Error('rolled back');
    });
    await expect(refused).rejects.toThrow('rolled back');
    await database.transaction((tx) => jobs.send(tx, outbox, { n: 2 }));
    jobs.wake(outbox);
    await until('a job', () => seen.length > 0);
    expect(seen).toEqual([2]);
  });

  test('a handler that throws is tried again with the same payload and a counted attempt', async () => {
    const flaky = queue('test-flaky');
    const attempts: number[] = [];
    await jobs.work(flaky, async (_payload, attempt) => {
      attempts.push(attempt.number);
      if (attempt.number < 3) throw new Error('not yet');
    });
    await jobs.send(database.executor, flaky, { n: 1 });
    await until('three attempts', () => attempts.length === 3);
    expect(attempts).toEqual([1, 2, 3]);
  }, 20_000);

  test('a job does not start before its instant, and a waiting one can be cancelled by its key', async () => {
    const timed = queue('test-timed');
    const seen: { n: number; atMs: number }[] = [];
    await jobs.work(timed, async ({ n }) => void seen.push({ n, atMs: Date.now() }));
    const soon = new Date(Date.now() + 2_000);
    await jobs.send(database.executor, timed, { n: 1 }, { startAfter: soon, singletonKey: 'kept' });
    await jobs.send(database.executor, timed, { n: 2 }, { startAfter: soon, singletonKey: 'cancelled' });
    await jobs.cancelWaiting(timed, 'cancelled');
    jobs.wake(timed);
    await until('a job', () => seen.length > 0);
    expect(seen[0]?.atMs).toBeGreaterThanOrEqual(soon.getTime());
    expect(seen.map(({ n }) => n)).toEqual([1]);
  }, 20_000);

  test('of several queued jobs with one key the first is stored', async () => {
    const once: JobQueue<{ n: number }> = { ...queue('test-once'), oncePerKey: true };
    const seen: number[] = [];
    await jobs.declare(once);
    await jobs.send(database.executor, once, { n: 1 }, { singletonKey: 'a' });
    await jobs.send(database.executor, once, { n: 2 }, { singletonKey: 'a' });
    await jobs.send(database.executor, once, { n: 3 }, { singletonKey: 'b' });
    await jobs.work(once, async ({ n }) => void seen.push(n));
    await until('two jobs', () => seen.length === 2);
    expect(seen.toSorted()).toEqual([1, 3]);
  });

  test('a queue that was not declared is refused, so that no send waits for a second connection', async () => {
    await expect(jobs.send(database.executor, queue('test-unknown'), { n: 1 })).rejects.toThrow('was not declared');
  });
});

// several processes need a database server: the run on Postgres has one
const serverUrl = process.env.TEST_DATABASE_URL;
if (serverUrl) {
  test('replicas that start at the same moment on a new database all have the queue', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { url: databaseUrl, drop } = await createServerDatabase(serverUrl);
      const replicas = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ databaseUrl })));
      const queues = replicas.map((replica) => createJobs({ database: replica, log: createLog({ name: 'test', level: 'silent' }) }));
      try {
        // as at a start, a connection has created tables before: it then remembers that the queue's schema was missing
        await Promise.all(replicas.map((replica) => migrate(replica, [])));
        const started = await Promise.allSettled(
          queues.map(async (each) => {
            await each.start();
            await each.declare(queue('test-rivals'));
          }),
        );
        expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
      } finally {
        await Promise.all(queues.map((each) => each.stop()));
        await Promise.all(replicas.map((replica) => replica.close()));
        await drop();
      }
    }
  }, 120_000);
}
