import { z } from 'zod';
import { paymentNotice, paymentNoticePath, type PaymentNotice } from '#lib/contracts/account-centre.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { signMessage, type SharedSecrets } from '#services/platform/secrets/signed-messages.ts';

/** Shorter than the site waits for an answer of its own. */
const requestTimeoutMs = 5_000;

/** Told until it is acknowledged: for more than a day. */
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
  /** Keeps a notice with the transaction; it is told until it is acknowledged, not before `delaySeconds`. */
  keep(tx: Executor, notice: PaymentNotice, delaySeconds?: number): Promise<void>;
  /** Tells kept notices at once; call it after the commit. */
  wake(): void;
  /** Tells a notice that is kept before anything else happens; where nobody takes it, it comes again. */
  deliverNow(notice: PaymentNotice): Promise<void>;
}

/** Tells the site what became of payments, by signed notices that come again until they are acknowledged. */
export function createPaymentNotices(deps: {
  log: Logger;
  jobs: Jobs;
  now: Clock;
  siteServicesUrl: string;
  secrets: SharedSecrets;
}): PaymentNotices {
  const send = async (notice: PaymentNotice): Promise<void> => {
    const body = JSON.stringify(notice);
    const answer = await fetch(new URL(paymentNoticePath, deps.siteServicesUrl), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: {
        'content-type': 'application/json',
        ...signMessage({ method: 'POST', path: paymentNoticePath, body }, deps.secrets, deps.now()),
      },
    });
    const { code } = z.object({ code: z.int() }).parse(await answer.json());
    if (code !== acknowledged) throw new Error(`the payment notice was answered with code ${code}`);
  };
  return {
    start: () =>
      deps.jobs.work(queue, async (notice) => {
        await send(notice);
        // several may wait: look again at once until none does, so that a later word does not catch up with an earlier one
        deps.jobs.wake(queue);
      }),
    keep: (tx, notice, delaySeconds = 0) =>
      deps.jobs.send(tx, queue, notice, delaySeconds > 0 ? { startAfter: new Date(deps.now().getTime() + delaySeconds * 1_000) } : {}),
    wake: () => deps.jobs.wake(queue),
    deliverNow: async (notice) => {
      try {
        await send(notice);
      } catch (error) {
        deps.log.info({ err: error, noticeId: notice.noticeId }, 'a payment notice came too early, and comes again');
      }
    },
  };
}

const acknowledged = 2000;
