import { z } from 'zod';
import { minuteMs } from '#lib/time/lengths.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import { sweepAutomaticRenewals, type AutomaticRenewalDeps } from '../automatic-renewals/renew-automatically.ts';
import { sweepTerms, type TermSweepDeps } from './sweep-terms.ts';

export const termQueue: JobQueue<{ at: string }> = {
  name: 'order-terms',
  payload: z.object({ at: z.iso.datetime() }),
  retryLimit: 10_000,
  retryDelaySeconds: 10,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 5 * 60,
  oncePerKey: true,
};

/** All replicas share one queued job. */
const key = 'sweep';
const everyMs = 5 * minuteMs;

/**
 * Looks at once, and then every five minutes on one of the replicas, for servers whose time is running out or over, and for those that are
 * renewed automatically.
 */
export async function startTermSweep({ jobs, ...deps }: TermSweepDeps & AutomaticRenewalDeps & { jobs: Jobs }): Promise<void> {
  const sweep = async (): Promise<void> => {
    await sweepTerms(deps);
    await sweepAutomaticRenewals(deps);
  };
  const plan = (): Promise<void> => {
    const startAfter = new Date(Date.now() + everyMs);
    return jobs.send(deps.database.executor, termQueue, { at: startAfter.toISOString() }, { startAfter, singletonKey: key });
  };
  await jobs.work(termQueue, async () => {
    await sweep();
    await plan();
  });
  await sweep();
  await plan();
}
