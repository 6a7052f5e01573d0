import type { Clock } from '#services/platform/clock.ts';
import { drainQueue } from '#services/platform/drain-queue.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { isOfContent } from '../documents/datasets.ts';
import { operationOf, type LakeDocument, type Transaction } from '../documents/document.ts';
import type { LakeSettings, WebhookSettings } from '../settings.ts';
import { webhookBody } from './webhook-body.ts';
import { attemptSecondsAtMost, createDelivery, payloadSchema, type Delivery, type GiveUpNotice, type Payload } from './webhook-delivery.ts';

/** An unavailable receiver is retried for more than a month, at the longest pause. */
const queueOf = (webhook: WebhookSettings): JobQueue<Payload> => ({
  name: `lake-webhook-${webhook.name}`,
  payload: payloadSchema,
  retryLimit: 10_000,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 300,
  expireInSeconds: attemptSecondsAtMost + 100,
});

export interface Webhooks {
  /** Starts to deliver queued jobs. */
  start(): Promise<void>;
  /** Writes one job per webhook for a transaction, through that transaction's executor. */
  prepare(transaction: Transaction, find: (id: string) => LakeDocument | undefined): Promise<(tx: Executor) => Promise<void>>;
  /** Starts delivery at once; call it after the commit. */
  wake(): void;
}

export function createWebhooks(deps: {
  database: Pick<Database, 'profile'>;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
  settings: LakeSettings;
  giveUp: GiveUpNotice;
}): Webhooks {
  const { jobs, settings } = deps;
  const hooks = settings.webhooks.map((webhook) => ({ webhook, queue: queueOf(webhook) }));
  const deliver = createDelivery(deps);

  return {
    start: async () => {
      for (const { webhook, queue } of hooks) {
        await jobs.declare(queue);
        // one connection means one process: jobs in progress there belonged to one that was killed
        if (deps.database.profile.connections === 1) await jobs.takeBack(queue);
        await drainQueue(queue, (payload, attempt) => deliver(webhook, payload, attempt.id), {
          jobs,
          log: deps.log,
          failed: 'webhook not acknowledged',
          about: ({ transactionId }) => ({ webhook: webhook.name, transactionId }),
        });
      }
    },
    prepare: async (transaction, find) => {
      const sends: { queue: JobQueue<Payload>; payload: Payload }[] = [];
      for (const { webhook, queue } of hooks) {
        const deliveries = await deliveriesOf(webhook, transaction, find);
        if (deliveries.length > 0)
          sends.push({ queue, payload: { transactionId: transaction.id, timestamp: transaction.timestamp, deliveries } });
      }
      return async (tx) => {
        for (const { queue, payload } of sends) await jobs.send(tx, queue, payload);
      };
    },
    wake: () => hooks.forEach(({ queue }) => jobs.wake(queue)),
  };
}

async function deliveriesOf(
  webhook: WebhookSettings,
  { changes }: Transaction,
  find: (id: string) => LakeDocument | undefined,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const change of changes.filter(isOfContent)) {
    const body = await webhookBody(webhook, change, find);
    if (body !== null) deliveries.push({ documentId: change.id, operation: operationOf(change), body });
  }
  return deliveries;
}
