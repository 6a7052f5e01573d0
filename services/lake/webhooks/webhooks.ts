import { z } from 'zod';
import type { Clock } from '#services/platform/clock.ts';
import { drainQueue } from '#services/platform/drain-queue.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { JobAttempt, JobQueue, Jobs } from '#services/platform/jobs.ts';
import type { Logger } from '#services/platform/log.ts';
import { operationOf, type LakeDocument, type Transaction } from '../documents/document.ts';
import type { LakeSettings, WebhookSettings } from '../settings.ts';
import { webhookBody } from './webhook-body.ts';
import { signWebhook } from './webhook-signature.ts';

const payloadSchema = z.object({
  transactionId: z.string(),
  timestamp: z.string(),
  deliveries: z.array(z.object({ documentId: z.string(), operation: z.string(), body: z.string() })),
});

type Payload = z.infer<typeof payloadSchema>;
type Delivery = Payload['deliveries'][number];

const requestTimeoutMs = 15_000;

/** Tried until it is acknowledged: at the longest pause this is more than a month. */
const queueOf = (webhook: WebhookSettings): JobQueue<Payload> => ({
  name: `lake-webhook-${webhook.name}`,
  payload: payloadSchema,
  retryLimit: 10_000,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 300,
  expireInSeconds: 600,
});

export interface Webhooks {
  /** Begins to deliver what waits. */
  start(): Promise<void>;
  /** Writes one job a webhook for a transaction, through that transaction's executor. */
  prepare(transaction: Transaction, find: (id: string) => LakeDocument | undefined): Promise<(tx: Executor) => Promise<void>>;
  /** Lets delivery begin at once; call it after the commit. */
  wake(): void;
}

export function createWebhooks(deps: {
  database: Pick<Database, 'profile'>;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
  settings: LakeSettings;
}): Webhooks {
  const { jobs, settings } = deps;
  const hooks = settings.webhooks.map((webhook) => ({ webhook, queue: queueOf(webhook) }));
  /** What a job that is tried again need not send twice. */
  const acknowledged = new Map<string, Set<string>>();

  const work = async (webhook: WebhookSettings, payload: Payload, attempt: JobAttempt): Promise<void> => {
    const done = acknowledged.get(attempt.id) ?? new Set<string>();
    acknowledged.set(attempt.id, done);
    for (const delivery of payload.deliveries) {
      if (done.has(delivery.documentId)) continue;
      await deliver(webhook, payload, delivery);
      done.add(delivery.documentId);
    }
    acknowledged.delete(attempt.id);
  };

  const deliver = async (webhook: WebhookSettings, payload: Payload, delivery: Delivery): Promise<void> => {
    const response = await fetch(webhook.url, {
      method: 'POST',
      body: delivery.body,
      redirect: 'error',
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Hostfront content lake',
        'idempotency-key': `${payload.transactionId}-${delivery.documentId}`,
        'sanity-webhook-id': webhook.name,
        'sanity-webhook-signature': signWebhook(delivery.body, webhook.secret, deps.clock().getTime()),
        'sanity-transaction-id': payload.transactionId,
        'sanity-transaction-time': payload.timestamp,
        'sanity-project-id': settings.projectId,
        'sanity-dataset': settings.dataset,
        'sanity-document-id': delivery.documentId,
        'sanity-operation': delivery.operation,
      },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`webhook ${webhook.name} answered ${response.status}`);
  };

  return {
    start: async () => {
      for (const { webhook, queue } of hooks) {
        await jobs.declare(queue);
        // one connection is one process: what is in hand there was in the hands of one that was killed
        if (deps.database.profile.connections === 1) await jobs.takeBack(queue);
        await drainQueue(queue, (payload, attempt) => work(webhook, payload, attempt), {
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
  for (const change of changes) {
    const body = await webhookBody(webhook, change, find);
    if (body !== null) deliveries.push({ documentId: change.id, operation: operationOf(change), body });
  }
  return deliveries;
}
