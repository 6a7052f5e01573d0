import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentrePayment } from '#lib/contracts/account-centre.ts';
import { startReconciliation } from '#services/mydoc/orders/ledger/reconciliation-job.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createJobs, type Jobs } from '#services/platform/jobs.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';

const log = createLog({ name: 'test', level: 'silent' });
let database: Database;
let replicas: Jobs[];

beforeAll(async () => {
  database = await openTestDatabase();
  replicas = [createJobs({ database, log }), createJobs({ database, log })];
  for (const jobs of replicas) await jobs.start();
}, 60_000);

afterAll(async () => {
  for (const jobs of replicas) await jobs.stop();
  await database.close();
});

/** The reconciliation jobs, oldest first. */
async function plannedJobs(): Promise<string[]> {
  const rows = await readRows(
    database.executor,
    sql`
    SELECT state::text || CASE WHEN start_after > now() + interval '1 hour' THEN ', later' ELSE ', due' END AS job
    FROM ${sql.identifier(database.jobSchema)}.job WHERE name = 'order-reconciliation' ORDER BY start_after`,
    z.object({ job: z.string() }),
  );
  return rows.map(({ job }) => job);
}

test('books are compared once a day, by one of the replicas, and differences are counted', async () => {
  const metrics = createMetrics();
  const dayMs = 24 * 60 * 60_000;
  const at = new Date(Date.now() - 3 * dayMs).toISOString();
  const unheardOf: CentrePayment = {
    paymentId: 'pay-1',
    orderId: 'order-1',
    state: 'paid',
    amountMinor: 5,
    currency: 'USD',
    refundedMinor: 0,
    at,
    changedAt: at,
  };
  const compared: string[] = [];
  // for the first replica it was due yesterday; for the second one a day or two are left
  let now = new Date(Date.now() - 2 * dayMs);
  for (const [replica, jobs] of replicas.entries()) {
    await startReconciliation({
      database,
      jobs,
      log,
      metrics,
      now: () => now,
      list: async () => {
        compared.push(`replica ${replica}`);
        return { ok: true, result: { payments: [unheardOf], next: null } };
      },
    });
    now = new Date(Date.now() + dayMs);
  }
  // the due one is done, and nothing is left for a replica to do before tomorrow
  await until(
    'the end of the comparison',
    async () => JSON.stringify(await plannedJobs()) === JSON.stringify(['completed, due', 'created, later']),
  );
  expect(compared).toHaveLength(1);
  const text = await metrics.text();
  expect(text).toContain('payment_reconciliations_total 1');
  expect(text).toContain('payment_differences_total{kind="missing-here"} 1');
  await replicas[0]?.cancelWaiting({ name: 'order-reconciliation' }, 'daily');
});
