import { z } from 'zod';
import type { Database } from '#services/platform/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import type { Metrics } from '#services/platform/metrics.ts';
import type { AskCentre } from './pay-order.ts';
import { reconcile } from './reconcile.ts';

const queue: JobQueue<{ day: string }> = {
  name: 'order-reconciliation',
  payload: z.object({ day: z.iso.date() }),
  // the centre may be away for days
  retryLimit: 10_000,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 15 * 60,
  oncePerKey: true,
};

/** Of all replicas' jobs one waits. */
const key = 'daily';
/** When few are buying: 03:20 UTC. */
const minuteOfDay = 200;
const dayMs = 24 * 60 * 60 * 1_000;

export interface ReconciliationDeps {
  database: Database;
  jobs: Jobs;
  log: Logger;
  metrics: Pick<Metrics, 'countPaymentDifferences'>;
  ask: AskCentre;
  now: () => Date;
}

/** Compares the books with the account centre's list once a day, on one of the replicas. */
export async function startReconciliation(deps: ReconciliationDeps): Promise<void> {
  const { jobs, database } = deps;
  const plan = (): Promise<void> => {
    const startAfter = nextRun(deps.now());
    return jobs.send(database.executor, queue, { day: startAfter.toISOString().slice(0, 'yyyy-mm-dd'.length) }, { startAfter, singletonKey: key });
  };
  await jobs.work(queue, async () => {
    await reconcileAndTell(deps);
    await plan();
  });
  await plan();
}

/** One comparison: each difference is a line of the log, and counted. */
export async function reconcileAndTell({ database, log, metrics, ask, now }: Pick<ReconciliationDeps, 'database' | 'log' | 'metrics' | 'ask' | 'now'>): Promise<void> {
  const { differences, ours, theirs } = await reconcile({ executor: database.executor, ask }, now());
  for (const difference of differences) log.error({ difference }, 'payments differ');
  metrics.countPaymentDifferences(differences.map(({ kind }) => kind));
  log.info({ ours, theirs, differences: differences.length }, 'payments reconciled');
}

function nextRun(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 0, minuteOfDay);
  return new Date(today > now.getTime() ? today : today + dayMs);
}
