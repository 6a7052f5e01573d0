import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { lockAsOfNow, type Outbox } from '#services/mydoc/orders/order-store.ts';
import type { AskCentre } from '#services/mydoc/orders/payments/pay-order.ts';
import { settleAtDeadline } from '#services/mydoc/groups/group-work.ts';
import { settleGroup } from '#services/mydoc/groups/settle-group.ts';
import { sendOrderMail } from '#services/mydoc/orders/mails/send-order-mail.ts';
import type { ReadOrderContent } from '#services/mydoc/orders/order-content.ts';
import { provisionStep } from '#services/mydoc/orders/provisioning/provision-order.ts';
import { chargeRenewal } from '#services/mydoc/orders/automatic-renewals/charge-renewal.ts';
import type { Registrar } from '#services/mydoc/domains/registrar.ts';
import { reportReferral } from '#services/mydoc/orders/referrals/report-referral.ts';
import { followStatement } from '#services/mydoc/orders/withdrawals/follow-statement.ts';
import { notifyRestock } from '#services/mydoc/orders/stock-alerts/notify-restock.ts';
import { settleRefund } from '#services/mydoc/orders/refunds/settle-refund.ts';

const jobRow = z.object({
  id: z.coerce.number(),
  queue: z.string(),
  payload: z.object({
    orderId: z.string().optional(),
    event: z.number().optional(),
    refundId: z.string().optional(),
    groupId: z.string().optional(),
    statementId: z.string().optional(),
    region: z.string().optional(),
    model: z.string().optional(),
  }),
});

export type WaitingJob = z.output<typeof jobRow>;

/** The outbox as a table: written by the order's transaction, worked off on request, and again on request as if the process had died. */
export interface OutboxUnderTest extends Outbox {
  waiting(): Promise<WaitingJob[]>;
  /** Runs a job; `dies`: after its work, before its completion was recorded. False if it failed and stays queued. */
  run(job: WaitingJob, dies?: boolean): Promise<boolean>;
  /** Works everything off, except closing at the due instant and groups at their deadline; a failing job is retried this often. */
  drain(tries?: number): Promise<void>;
}

/** Never says what became of a name. */
const silentRegistrar: Pick<Registrar, 'register'> = { register: async () => null };

/** `orderContent`: what e-mails are written from; absent: none is written. */
export async function createOutboxUnderTest(
  database: Database,
  { ask, registrar = silentRegistrar }: { ask: AskCentre; registrar?: Pick<Registrar, 'register'> | undefined },
  orderContent?: ReadOrderContent,
): Promise<OutboxUnderTest> {
  await database.executor.execute(
    sql`CREATE TABLE test_outbox (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, queue text NOT NULL, payload jsonb NOT NULL)`,
  );
  const log = createLog({ name: 'test', level: 'silent' });
  const step = async ({
    queue,
    payload: { orderId = '', refundId = '', groupId = '', statementId = '', region = '', model = '', event = 0 },
  }: WaitingJob): Promise<void> => {
    const deps = { database, outbox, ask, registrar, log };
    if (queue === 'order-mail')
      return orderContent && sendOrderMail({ ...deps, executor: database.executor, orderContent }, { orderId, event });
    if (queue === 'order-withdrawal') return orderContent && followStatement({ ...deps, orderContent }, statementId);
    if (queue === 'stock-back')
      return orderContent && notifyRestock({ ...deps, executor: database.executor, orderContent }, { region, model });
    if (queue === 'order-charge') return orderContent && chargeRenewal({ ...deps, orderContent }, orderId);
    if (queue === 'order-provision') return provisionStep(deps, orderId);
    if (queue === 'order-refund') return settleRefund(deps, refundId);
    if (queue === 'order-referral') return reportReferral({ ...deps, executor: database.executor }, orderId);
    if (queue === 'group-settle') return void (await settleGroup(deps, groupId));
    if (queue === 'group-deadline') return settleAtDeadline(deps, groupId);
    if (queue === 'order-cancel-payment') return void (await ask('payment/cancel', { orderId }));
    if (queue === 'order-end-server') return void (await ask('server/end', { orderId }));
    await database.transaction((tx) => lockAsOfNow(tx, outbox, orderId));
  };
  const outbox: OutboxUnderTest = {
    send: async (executor, queue, payload) => {
      if ((queue.name === 'order-mail' || queue.name === 'order-withdrawal') && !orderContent) return;
      await executor.execute(sql`INSERT INTO test_outbox (queue, payload) VALUES (${queue.name}, ${JSON.stringify(payload)}::jsonb)`);
    },
    waiting: () => readRows(database.executor, sql`SELECT id, queue, payload FROM test_outbox ORDER BY id`, jobRow),
    run: async (job, dies = false) => {
      try {
        await step(job);
        if (!dies) await database.executor.execute(sql`DELETE FROM test_outbox WHERE id = ${job.id}`);
      } catch {
        return false;
      }
      return true;
    },
    drain: async (tries = 40) => {
      for (let turn = 0; turn < tries; turn += 1) {
        const jobs = (await outbox.waiting()).filter(({ queue }) => queue !== 'order-close' && queue !== 'group-deadline');
        if (jobs.length === 0) return;
        for (const job of jobs) await outbox.run(job);
      }
    },
  };
  return outbox;
}
