import { paymentNotice, paymentNoticePath, type PaymentNotice } from '#lib/contracts/account-centre.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import type { SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import { sendNotice } from './send-notice.ts';

/** Sent until acknowledged, for more than a day. */
const queue: JobQueue<PaymentNotice> = {
  name: 'sandbox-payment-notice',
  payload: paymentNotice,
  retryLimit: 500,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 60,
};

export interface PaymentNotices {
  start(): Promise<void>;
  /** Queues a notice in the transaction; it is sent until acknowledged, not before `delaySeconds`. */
  enqueue(tx: Executor, notice: PaymentNotice, delaySeconds?: number): Promise<void>;
  /** Starts delivery of queued notices at once; call it after the commit. */
  wake(): void;
  /** Delivers a queued notice right now; without an acknowledgement it is retried. */
  deliverNow(notice: PaymentNotice): Promise<void>;
}

/** Notifies the site of payment outcomes by signed notices, retried until acknowledged. */
export function createPaymentNotices(deps: {
  log: Logger;
  jobs: Jobs;
  now: Clock;
  siteServicesUrl: string;
  secrets: SharedSecrets;
}): PaymentNotices {
  const send = (notice: PaymentNotice): Promise<void> => sendNotice(deps, paymentNoticePath, notice);
  return {
    start: () =>
      deps.jobs.work(queue, async (notice) => {
        await send(notice);
        // several may be queued: fetch the next at once until none is left, so that a later notice does not overtake an earlier one
        deps.jobs.wake(queue);
      }),
    enqueue: (tx, notice, delaySeconds = 0) =>
      deps.jobs.send(tx, queue, notice, delaySeconds > 0 ? { startAfter: new Date(deps.now().getTime() + delaySeconds * 1_000) } : {}),
    wake: () => deps.jobs.wake(queue),
    deliverNow: async (notice) => {
      try {
        await send(notice);
      } catch (error) {
        deps.log.info({ err: error, noticeId: notice.noticeId }, 'a payment notice came too early and will be retried');
      }
    },
  };
}
