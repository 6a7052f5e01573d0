import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { drainQueue } from '#services/platform/drain-queue.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import { readRows } from '#services/platform/database/rows.ts';
import {
  cancelPaymentQueue,
  chargeQueue,
  closeQueue,
  endServerQueue,
  mailQueue,
  provisionQueue,
  referralQueue,
  refundQueue,
  withdrawalQueue,
} from '../order-queues.ts';
import { lockAsOfNow, noteServerEnded } from '../order-store.ts';
import { isOverdueRow } from '../order-tables.ts';
import { sendOrderMail } from '../mails/send-order-mail.ts';
import type { ReadOrderContent } from '../order-content.ts';
import { provisionStep, type OrderWorkDeps } from './provision-order.ts';
import { reportReferral } from '../referrals/report-referral.ts';
import { chargeRenewal } from '../automatic-renewals/charge-renewal.ts';
import { startTermSweep, termQueue } from '../server-terms/term-job.ts';
import { unsettledRefunds } from '../refunds/refund-store.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { stockBackQueue, notifyRestock } from '../stock-alerts/notify-restock.ts';
import { followStatement } from '../withdrawals/follow-statement.ts';

const queues: readonly JobQueue<unknown>[] = [
  ...[cancelPaymentQueue, chargeQueue, closeQueue, endServerQueue, mailQueue, provisionQueue],
  ...[referralQueue, refundQueue, stockBackQueue, withdrawalQueue],
];
/** The database's clock decides; this process's may be ahead of it. */
const againMs = 1_000;

export interface OrderWork {
  /** Declares the outbox queues: before the first order. */
  prepare(): Promise<void>;
  /** Works the queues, and resumes what a killed process was working on. */
  start(): Promise<void>;
}

/** Work of orders outside their transactions. Every job may run twice: the account centre is idempotent by key. */
export function createOrderWork(deps: OrderWorkDeps & { jobs: Jobs; orderContent: ReadOrderContent }): OrderWork {
  const { jobs, database, outbox } = deps;
  const work = <T>(queue: JobQueue<T>, step: (payload: T) => Promise<void>): Promise<void> =>
    drainQueue(queue, step, { jobs, log: deps.log, failed: 'work for an order was not done' });

  const close = async (orderId: string): Promise<void> => {
    const stored = await database.transaction((tx) => lockAsOfNow(tx, outbox, orderId));
    if (stored?.order.state !== 'awaiting-payment') return;
    const startAfter = new Date(Math.max(stored.row.due_ms, stored.row.now_ms) + againMs);
    await jobs.send(database.executor, closeQueue, { orderId }, { startAfter, singletonKey: orderId });
  };

  const end = async (orderId: string): Promise<void> => {
    await deps.ask('server/end', { orderId });
    await noteServerEnded(database.executor, orderId);
  };

  /** A centre without this operation keeps the payment open; what comes by it goes back. */
  const cancelPayment = async (orderId: string): Promise<void> => void (await deps.ask('payment/cancel', { orderId }));

  return {
    prepare: async () => {
      for (const queue of [...queues, termQueue]) await jobs.declare(queue);
    },
    start: async () => {
      await work(closeQueue, ({ orderId }) => close(orderId));
      await work(provisionQueue, ({ orderId }) => provisionStep(deps, orderId));
      await work(endServerQueue, ({ orderId }) => end(orderId));
      await work(cancelPaymentQueue, ({ orderId }) => cancelPayment(orderId));
      await work(chargeQueue, ({ orderId }) => chargeRenewal(deps, orderId));
      await work(referralQueue, ({ orderId }) => reportReferral({ ...deps, executor: database.executor }, orderId));
      await work(mailQueue, (mail) => sendOrderMail({ ...deps, executor: database.executor }, mail));
      await work(withdrawalQueue, ({ statementId }) => followStatement(deps, statementId));
      await work(stockBackQueue, (place) => notifyRestock({ ...deps, executor: database.executor }, place));
      await work(refundQueue, ({ refundId }) => settleRefund(deps, refundId));
      await resumeInterrupted(deps);
      await startTermSweep(deps);
      for (const queue of queues) jobs.wake(queue);
    },
  };
}

const idRow = z.object({ id: z.string() });
const resumedAtMost = 1_000;

/** A killed process's job would return to the queue by itself after a while; a new process does not wait for that. */
async function resumeInterrupted({ database: { executor }, outbox }: OrderWorkDeps): Promise<void> {
  const unserved = await readRows(
    executor,
    sql`SELECT id FROM server_order WHERE state IN ('paid', 'provisioning') ORDER BY due_at LIMIT ${resumedAtMost}`,
    idRow,
  );
  for (const { id } of unserved) await outbox.send(executor, provisionQueue, { orderId: id }, { singletonKey: id });
  const overdue = await readRows(
    executor,
    sql`SELECT id FROM server_order WHERE ${isOverdueRow} ORDER BY due_at LIMIT ${resumedAtMost}`,
    idRow,
  );
  for (const { id } of overdue) await outbox.send(executor, closeQueue, { orderId: id }, { singletonKey: id });
  for (const { id } of await unsettledRefunds(executor, resumedAtMost))
    await outbox.send(executor, refundQueue, { refundId: id }, { singletonKey: id });
  const unended = await readRows(
    executor,
    sql`
    SELECT id FROM server_order WHERE state IN ('refunding', 'refunded', 'released', 'withdrawn')
      AND server_id IS NOT NULL AND server_state IS NOT NULL
    ORDER BY due_at LIMIT ${resumedAtMost}`,
    idRow,
  );
  for (const { id } of unended) await outbox.send(executor, endServerQueue, { orderId: id }, { singletonKey: id });
}
