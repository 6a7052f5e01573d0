import { z } from 'zod';
import { accountNotice, accountNoticePath, type AccountNotice } from '#lib/contracts/account-centre.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { SharedSecrets } from '#services/platform/secrets/signed-messages.ts';
import { sendNotice } from './send-notice.ts';

/** Sent until acknowledged, for more than a day. */
const queue: JobQueue<z.output<typeof accountNotice>> = {
  name: 'sandbox-account-notice',
  payload: accountNotice,
  retryLimit: 500,
  retryDelaySeconds: 2,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 60,
};

export interface AccountNotices {
  start(): Promise<void>;
  /** Queues a notice in the transaction; it is sent until acknowledged. */
  enqueue(tx: Executor, notice: AccountNotice): Promise<void>;
  /** Starts delivery of queued notices at once; call it after the commit. */
  wake(): void;
}

/** Notifies the site of accounts that were closed. */
export function createAccountNotices(deps: { jobs: Jobs; now: Clock; siteServicesUrl: string; secrets: SharedSecrets }): AccountNotices {
  return {
    start: () => deps.jobs.work(queue, (notice) => sendNotice(deps, accountNoticePath, notice)),
    enqueue: (tx, notice) => deps.jobs.send(tx, queue, notice),
    wake: () => deps.jobs.wake(queue),
  };
}
