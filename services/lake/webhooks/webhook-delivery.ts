import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { signContentNotice } from '#lib/revalidation/content-notice.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Logger } from '#services/platform/log.ts';
import type { LakeSettings, WebhookSettings } from '../settings.ts';

/** What a webhook sends about one transaction: at most one notice about each document. */
export const payloadSchema = z.object({
  transactionId: z.string(),
  timestamp: z.string(),
  deliveries: z.array(z.object({ documentId: z.string(), operation: z.string(), body: z.string() })),
});

export type Payload = z.infer<typeof payloadSchema>;
export type Delivery = Payload['deliveries'][number];

/** Passes a notice, by its body, to the search for changes without a notice. */
export type GiveUpNotice = (body: string) => Promise<void>;

const requestTimeoutMs = 15_000;
/** No request begins later than this in an attempt, so that it ends before its job expires. */
export const attemptSecondsAtMost = 500;
/** With the pauses between them about eight minutes: a receiver that is being set up has come by then. */
const refusalsAtMost = 10;
/** Jobs that this process remembers. One it forgets has usually been finished by another process. */
const rememberedAtMost = 200;
/** Refusals that pass by themselves. */
const passingStatuses = new Set([408, 421, 425, 429]);

const isLasting = (status: number): boolean => status >= 400 && status < 500 && !passingStatuses.has(status);

/**
 * How far a job has come that is tried again. Only this process knows it: after a restart, in another process, or forgotten, a job begins
 * again. Documents that were acknowledged are then sent again, with the same idempotency key, and one that is refused gets another ten
 * tries.
 */
interface Progress {
  /** Documents whose notice was acknowledged, or given up. */
  readonly settled: Set<string>;
  /** How often the notice of a document was refused for a reason that does not pass. */
  readonly refusals: Map<string, number>;
}

/**
 * Delivers what a transaction has for a webhook: each document until it is acknowledged. One that fails holds up no other of its
 * transaction; one that is refused ten times for a reason that does not pass is logged as an error and given up.
 * @returns a function that throws while something is left to be tried again
 */
export function createDelivery(deps: { log: Logger; clock: Clock; settings: LakeSettings; giveUp: GiveUpNotice }) {
  const { settings } = deps;
  const progress = new LRUCache<string, Progress>({ max: rememberedAtMost });

  const statusOf = async (webhook: WebhookSettings, payload: Payload, delivery: Delivery): Promise<number> => {
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
        'sanity-webhook-signature': await signContentNotice(delivery.body, webhook.secret, deps.clock()),
        'sanity-transaction-id': payload.transactionId,
        'sanity-transaction-time': payload.timestamp,
        'sanity-project-id': settings.projectId,
        'sanity-dataset': settings.dataset,
        'sanity-document-id': delivery.documentId,
        'sanity-operation': delivery.operation,
      },
    });
    await response.arrayBuffer();
    return response.status;
  };

  const giveUp = async (webhook: WebhookSettings, { transactionId }: Payload, { documentId, body }: Delivery, status: number) => {
    deps.log.error(
      { webhook: webhook.name, status, documentId, transactionId, bytes: Buffer.byteLength(body) },
      'webhook refused for good: it is not sent again',
    );
    await deps.giveUp(body);
  };

  /** @throws while this document has to be tried again */
  const deliver = async (webhook: WebhookSettings, payload: Payload, delivery: Delivery, job: Progress): Promise<void> => {
    const { documentId } = delivery;
    const status = await statusOf(webhook, payload, delivery);
    const isAcknowledged = status >= 200 && status < 300;
    if (!isAcknowledged && !isLasting(status)) throw new Error(`webhook ${webhook.name} answered ${status}`);
    if (!isAcknowledged) {
      const refusals = (job.refusals.get(documentId) ?? 0) + 1;
      job.refusals.set(documentId, refusals);
      if (refusals < refusalsAtMost) throw new Error(`webhook ${webhook.name} refused with ${status}`);
      await giveUp(webhook, payload, delivery, status);
    }
    job.settled.add(documentId);
  };

  return async (webhook: WebhookSettings, payload: Payload, jobId: string): Promise<void> => {
    const job = progress.get(jobId) ?? { settled: new Set<string>(), refusals: new Map<string, number>() };
    progress.set(jobId, job);
    const startedMs = deps.clock().getTime();
    const failures: unknown[] = [];
    for (const delivery of payload.deliveries) {
      if (job.settled.has(delivery.documentId)) continue;
      if (deps.clock().getTime() - startedMs > attemptSecondsAtMost * 1_000) {
        failures.push(new Error(`webhook ${webhook.name} took too long`));
        break;
      }
      await deliver(webhook, payload, delivery, job).catch((error: unknown) => failures.push(error));
    }
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, `webhook ${webhook.name} failed ${failures.length} times`);
    progress.delete(jobId);
  };
}
