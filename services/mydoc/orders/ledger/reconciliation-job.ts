import { dayMs } from '#lib/time/lengths.ts';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import type { Metrics } from '#services/platform/metrics.ts';
import { reconcile, type ListPayments } from './reconcile.ts';

const queue: JobQueue<{ day: string }> = {
  name: 'order-reconciliation',
  payload: z.object({ day: z.iso.date() }),
  // the centre may be unavailable for days
  retryLimit: 10_000,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 15 * 60,
  oncePerKey: true,
};

/** All replicas share one queued job. */
const key = 'daily';
/** A quiet hour: 03:20 UTC. */
const minuteOfDay = 200;

export interface ReconciliationDeps {
  database: Database;
  jobs: Jobs;
  log: Logger;
  metrics: Pick<Metrics, 'countPaymentDifferences'>;
  list: ListPayments;
  now: () => Date;
}

/** Compares the ledger with the account centre's list once a day, on one of the replicas. */
export async function startReconciliation(deps: ReconciliationDeps): Promise<void> {
  const { jobs, database } = deps;
  const plan = (): Promise<void> => {
    const startAfter = nextRun(deps.now());
    return jobs.send(
      database.executor,
      queue,
      { day: startAfter.toISOString().slice(0, 'yyyy-mm-dd'.length) },
      { startAfter, singletonKey: key },
    );
  };
  await jobs.work(queue, async () => {
    deps.metrics.countPaymentDifferences(await reconcileAndReport(deps));
    await plan();
  });
  await plan();
}

/** One comparison: logs each difference. Returns the kinds found. */
export async function reconcileAndReport({
  database,
  log,
  list,
  now,
}: Pick<ReconciliationDeps, 'database' | 'log' | 'list' | 'now'>): Promise<string[]> {
  const { differences, ours, theirs } = await reconcile({ executor: database.executor, list }, now());
  for (const difference of differences) log.error({ difference }, 'payments differ');
  log.info({ ours, theirs, differences: differences.length }, 'payments reconciled');
  return differences.map(({ kind }) => kind);
}

function nextRun(now: Date): Date {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 0, minuteOfDay);
  return new Date(today > now.getTime() ? today : today + dayMs);
}
