import type { JobAttempt, JobQueue, Jobs } from './jobs.ts';
import type { Logger } from './log.ts';

interface Draining<T> {
  jobs: Pick<Jobs, 'work' | 'wake'>;
  log: Pick<Logger, 'warn'>;
  /** The log's message when a step fails. */
  failed: string;
  /** What the log says of the job beside the attempt; absent: the queue's name. */
  about?: (payload: T) => object;
}

/** Does the jobs of a queue without a pause while any waits. A step that fails is logged, and tried again as the queue says. */
export const drainQueue = <T>(
  queue: JobQueue<T>,
  step: (payload: T, attempt: JobAttempt) => Promise<void>,
  { jobs, log, failed, about = () => ({ queue: queue.name }) }: Draining<T>,
): Promise<void> =>
  jobs.work(queue, async (payload, attempt) => {
    try {
      await step(payload, attempt);
      // several may have come meanwhile: look again at once until none waits
      jobs.wake(queue);
    } catch (error) {
      log.warn({ err: error, ...about(payload), attempt: attempt.number }, failed);
      throw error;
    }
  });
