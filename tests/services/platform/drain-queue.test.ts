import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { drainQueue } from '#services/platform/drain-queue.ts';
import type { JobAttempt, JobQueue } from '#services/platform/jobs.ts';

const letters: JobQueue<{ to: string }> = {
  name: 'letters',
  payload: z.object({ to: z.string() }),
  retryLimit: 3,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 10,
  expireInSeconds: 10,
};

/** A queue that hands its jobs over by hand, and notes what is asked of it. */
async function letterQueue(step: () => Promise<void>, about?: (payload: { to: string }) => object) {
  const woken: string[] = [];
  const logged: unknown[] = [];
  let handler: (payload: { to: string }, attempt: JobAttempt) => Promise<void> = async () => undefined;
  await drainQueue(letters, step, {
    jobs: {
      work: async (_queue, given) => {
        handler = (payload, attempt) => given(z.parse(letters.payload, payload) as never, attempt);
      },
      wake: ({ name }) => void woken.push(name),
    },
    log: { warn: (...line: unknown[]) => void logged.push(line) },
    failed: 'a letter was not sent',
    ...(about ? { about } : {}),
  });
  return { woken, logged, take: (to: string) => handler({ to }, { id: 'job', number: 2 }) };
}

const failure = new Error('no stamp');

test('the queue is looked at again at once after a job that is done', async () => {
  const { woken, logged, take } = await letterQueue(async () => undefined);
  await take('Ada');
  expect([woken, logged]).toEqual([['letters'], []]);
});

test('a job that fails is logged with its queue and its attempt, and fails', async () => {
  const { woken, logged, take } = await letterQueue(async () => {
    throw failure;
  });
  await expect(take('Ada')).rejects.toBe(failure);
  expect(woken).toEqual([]);
  expect(logged).toEqual([[{ err: failure, queue: 'letters', attempt: 2 }, 'a letter was not sent']]);
});

test('what the log says of a job may be chosen', async () => {
  const { logged, take } = await letterQueue(
    async () => {
      throw failure;
    },
    ({ to }) => ({ to }),
  );
  await expect(take('Ada')).rejects.toBe(failure);
  expect(logged).toEqual([[{ err: failure, to: 'Ada', attempt: 2 }, 'a letter was not sent']]);
});
