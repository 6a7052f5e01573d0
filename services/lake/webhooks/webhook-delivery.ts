import { z } from 'zod';
import { signContentNotice } from '#lib/revalidation/content-notice.ts';
import type { Clock } from '#services/platform/clock.ts';
import type { Logger } from '#services/platform/log.ts';
import type { LakeSettings, WebhookSettings } from '../settings.ts';

/** What a webhook is told of one transaction. */
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
/** With the pauses between them about eight minutes: a receiver that is being set up has come by then. */
const refusalsAtMost = 10;
/** Refusals that pass by themselves. */
const passingStatuses = new Set([408, 421, 425, 429]);

const isLasting = (status: number): boolean => status >= 400 && status < 500 && !passingStatuses.has(status);

/** How far a job has come that is tried again. */
interface Progress {
  readonly acknowledged: Set<string>;
  /** Attempts that ended with a refusal that does not pass. */
  refusals: number;
}

/**
 * Delivers what a transaction has for a webhook: each document until it is acknowledged. One that is refused for a reason that does not
 * pass holds up no other; after ten refusals it is logged as an error and given up.
 * @returns a function that throws while something is left to be tried again
 */
export function createDelivery(deps: { log: Logger; clock: Clock; settings: LakeSettings; giveUp: GiveUpNotice }) {
  const { settings } = deps;
  const progress = new Map<string, Progress>();

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

  return async (webhook: WebhookSettings, payload: Payload, jobId: string): Promise<void> => {
    const job = progress.get(jobId) ?? { acknowledged: new Set<string>(), refusals: 0 };
    progress.set(jobId, job);
    const refused: { delivery: Delivery; status: number }[] = [];
    for (const delivery of payload.deliveries) {
      if (job.acknowledged.has(delivery.documentId)) continue;
      const status = await statusOf(webhook, payload, delivery);
      if (status >= 200 && status < 300) job.acknowledged.add(delivery.documentId);
      else if (isLasting(status)) refused.push({ delivery, status });
      else throw new Error(`webhook ${webhook.name} answered ${status}`);
    }
    if (refused.length > 0) job.refusals += 1;
    if (refused.length > 0 && job.refusals < refusalsAtMost) throw new Error(`webhook ${webhook.name} refused with ${refused[0]?.status}`);
    for (const { delivery, status } of refused) {
      const { documentId } = delivery;
      deps.log.error(
        { webhook: webhook.name, status, documentId, transactionId: payload.transactionId, bytes: Buffer.byteLength(delivery.body) },
        'webhook refused for good: it is not sent again',
      );
      await deps.giveUp(delivery.body);
    }
    progress.delete(jobId);
  };
}
