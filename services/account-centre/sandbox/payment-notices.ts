import { z } from 'zod';
import { paymentNotice, paymentNoticePath, type PaymentNotice } from '#lib/contracts/account-centre.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Database } from '#services/platform/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import { signMessage, type SharedSecrets } from '#services/platform/signed-messages.ts';

const requestTimeoutMs = 10_000;

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
  tell(notices: readonly PaymentNotice[], delaySeconds: number): Promise<void>;
}

/** Tells the site what became of payments, by signed notices that come again until they are acknowledged. */
export function createPaymentNotices(deps: { database: Database; jobs: Jobs; now: Clock; siteServicesUrl: string; secrets: SharedSecrets }): PaymentNotices {
  const send = async (notice: PaymentNotice): Promise<void> => {
    const body = JSON.stringify(notice);
    const answer = await fetch(new URL(paymentNoticePath, deps.siteServicesUrl), {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: { 'content-type': 'application/json', ...signMessage({ method: 'POST', path: paymentNoticePath, body }, deps.secrets, deps.now()) },
    });
    const { code } = z.object({ code: z.int() }).parse(await answer.json());
    if (code !== acknowledged) throw new Error(`the payment notice was answered with code ${code}`);
  };
  return {
    start: () => deps.jobs.work(queue, send),
    tell: async (notices, delaySeconds) => {
      const startAfter = new Date(deps.now().getTime() + delaySeconds * 1_000);
      await deps.database.transaction(async (tx) => {
        for (const notice of notices) await deps.jobs.send(tx, queue, notice, delaySeconds > 0 ? { startAfter } : {});
      });
      deps.jobs.wake(queue);
    },
  };
}

const acknowledged = 2000;
