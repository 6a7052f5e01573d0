import type { CentreAnswer } from '#lib/contracts/account-centre.ts';
import type { OrderEvent } from '../order-machine.ts';
import { provisionQueue } from '../order-queues.ts';
import { lockOrder } from '../order-row.ts';
import { changeLocked, noteProvisionFailures } from '../order-store.ts';
import type { OrderWorkDeps, WaitingServer } from './provision-order.ts';
import { provisionTriesAtMost, usualSoonestPollMs, waitOf } from './provision-pace.ts';

type Answer = CentreAnswer<'server/change'>;

/**
 * One step of a change: asks for its progress, records the answer, and schedules itself again until the servers are what was ordered, or
 * the change has failed for good: then what was paid goes back, and the servers stay as they were. @throws if the centre cannot be asked,
 * or has bound the key of the change to another request.
 */
export async function changeStep(deps: OrderWorkDeps, { row, words }: WaitingServer): Promise<void> {
  const { model, disk, traffic } = row.body.configuration;
  const answer = await deps.ask('server/change', {
    idempotencyKey: row.id,
    orderId: row.about ?? row.id,
    accountId: row.account_id,
    description: words,
    model,
    disk,
    traffic,
  });
  if (!answer.ok)
    deps.log.error({ orderId: row.id, reason: answer.reason }, 'the account centre refuses to change a server that was paid for');
  // a mistake of this side, which can be put right: asked again until the time of delivery is over
  if (!answer.ok && answer.reason === 'key-reused') throw new Error(`the account centre has another change under ${row.id}`);
  await deps.database.transaction(async (tx) => {
    const stored = await lockOrder(tx, row.id);
    if (!stored || (stored.order.state !== 'paid' && stored.order.state !== 'provisioning')) return;
    const failures = stored.row.provision_failures + (isFailure(answer) ? 1 : 0);
    await noteProvisionFailures(tx, row.id, failures);
    const event = eventOf(answer, failures);
    if (event) await changeLocked(tx, deps.outbox, stored, event);
    if (!answer.ok || event?.kind === 'provisioned' || event?.kind === 'provisioning-failed') return;
    const pace = { state: isFailure(answer) ? 'failed' : 'building', failures, readyMs: Date.parse(answer.result.readyAt) } as const;
    const waitMs = waitOf(pace, stored.row.now_ms, deps.soonestPollMs ?? usualSoonestPollMs);
    const startAfter = new Date(stored.row.now_ms + waitMs);
    await deps.outbox.send(tx, provisionQueue, { orderId: row.id }, { startAfter, singletonKey: row.id });
  });
}

const isFailure = (answer: Answer): boolean => answer.ok && answer.result.state === 'failed';

/** What an answer means for the order of the change. */
function eventOf(answer: Answer, failures: number): OrderEvent | null {
  if (!answer.ok) return { kind: 'provisioning-failed' };
  if (answer.result.state === 'changed') return { kind: 'provisioned' };
  if (answer.result.state === 'changing') return { kind: 'provisioning-started' };
  return failures >= provisionTriesAtMost ? { kind: 'provisioning-failed' } : null;
}
