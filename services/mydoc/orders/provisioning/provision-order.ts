import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentreInput, CentreOutput } from '#lib/contracts/account-centre.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { readRow } from '#services/platform/database/rows.ts';
import type { OrderEvent } from '../order-machine.ts';
import { endServerQueue, provisionQueue } from '../order-queues.ts';
import { lockOrder, type StoredOrder } from '../order-row.ts';
import { changeLocked, noteServer, type Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import { readUserDataText } from '../quotes/user-data-store.ts';

export interface OrderWorkDeps {
  database: Database;
  outbox: Outbox;
  ask: AskCentre;
  log: Logger;
  /** How soon a server is asked for again, in ms; after each failure it is twice as long. */
  soonestPollMs?: number;
}

/** Attempts to build a server; after the last one the order is refunded. */
export const provisionTriesAtMost = 5;
/** An order not delivered this long after the payment is refunded automatically (refund policy). */
const deliveryWithinMs = 24 * 60 * 60 * 1_000;
const usualSoonestPollMs = 1_000;
const latestPollMs = 15_000;

type Server = CentreOutput<'provision'>;

const passwordRow = z.object({ password: z.string().nullable() });

/**
 * One step of provisioning: asks for progress, records the answer, and schedules itself again until the server runs or has failed. @throws
 * if the centre cannot be asked, or has bound the order's key to another request.
 */
export async function provisionStep(deps: OrderWorkDeps, orderId: string): Promise<void> {
  const asked = await deps.database.transaction((tx) => lockIfWaiting(tx, deps.outbox, orderId));
  if (!asked) return;
  const { row, words, password, userData } = asked;
  const { configuration } = row.body;
  const answer = await deps.ask('provision', {
    idempotencyKey: row.id,
    orderId: row.id,
    accountId: row.account_id,
    name: nameOf(row),
    description: words,
    region: configuration.region,
    ...(password === null ? {} : { password }),
    ...chosenSetup(row.body.setup),
    ...(userData === null ? {} : { userData }),
  });
  if (!answer.ok) {
    deps.log.error({ orderId, reason: answer.reason }, 'the account centre refuses to build a server for a paid order');
    // a mistake of this side, which can be put right: asked again until the time of delivery is over
    if (answer.reason === 'key-reused') throw new Error(`the account centre has another server under ${row.id}`);
  }
  await deps.database.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    if (stored)
      await (answer.ok
        ? recordServer(tx, deps, stored, answer.result)
        : changeLocked(tx, deps.outbox, stored, { kind: 'provisioning-failed' }));
  });
}

/** Nothing for what was not chosen: a centre from before this was asked of it is asked as it always was. */
const chosenSetup = (setup: StoredOrder['row']['body']['setup']): Pick<CentreInput<'provision'>, 'hostName' | 'sshKeys'> => ({
  ...(setup?.hostName ? { hostName: setup.hostName } : {}),
  ...(setup && setup.sshKeys.length > 0 ? { sshKeys: setup.sshKeys.map(({ name, key }) => ({ name, key })) } : {}),
});

/** Never another one for the same order: the centre would treat it as a different request. */
const nameOf = ({ server_name, model, id }: StoredOrder['row']): string => (server_name ?? `${model}-${id.slice(0, 8)}`).slice(0, 60);

async function lockIfWaiting(
  tx: Executor,
  outbox: Outbox,
  orderId: string,
): Promise<{ row: StoredOrder['row']; words: string; password: string | null; userData: string | null } | null> {
  const stored = await lockOrder(tx, orderId);
  if (!stored || !isWaiting(stored)) return null;
  const { row } = stored;
  if (row.paid_ms !== null && row.now_ms - row.paid_ms > deliveryWithinMs) {
    await changeLocked(tx, outbox, stored, { kind: 'provisioning-failed' });
    return null;
  }
  const secret = await readRow(tx, sql`SELECT password FROM server_order WHERE id = ${orderId}::uuid`, passwordRow);
  const named = row.body.setup?.userData;
  const userData = named ? await readUserDataText(tx, row.account_id, named) : null;
  return { row, words: wordsOf(stored), password: secret?.password ?? null, userData };
}

/**
 * The description at the first payment, in its language; later attempts do not change it, since the centre would treat another description
 * as a different request.
 */
function wordsOf({ row: { body }, attempts }: StoredOrder): string {
  const described = attempts.find(({ description }) => description !== '');
  return (described?.description ?? [body.configuration.model, body.configuration.region, body.period].join(' · ')).slice(0, 200);
}

const isWaiting = ({ order }: StoredOrder): boolean => order.state === 'paid' || order.state === 'provisioning';

async function recordServer(
  tx: Executor,
  { outbox, soonestPollMs = usualSoonestPollMs }: Pick<OrderWorkDeps, 'outbox' | 'soonestPollMs'>,
  stored: StoredOrder,
  server: Server,
): Promise<void> {
  const { row } = stored;
  const failures = row.provision_failures + (server.state === 'failed' ? 1 : 0);
  await noteServer(tx, row.id, server, failures);
  // the order was refunded meanwhile: end the server that this request started
  if (!isWaiting(stored)) {
    if (stored.order.state !== 'active' && stored.order.state !== 'expired')
      await outbox.send(tx, endServerQueue, { orderId: row.id }, { singletonKey: row.id });
    return;
  }
  const event = eventOf(server, failures);
  if (event) await changeLocked(tx, outbox, stored, event);
  if (server.state === 'running' || event?.kind === 'provisioning-failed') return;
  const waitMs =
    server.state === 'failed'
      ? soonestPollMs * 2 ** failures
      : Math.min(latestPollMs, Math.max(soonestPollMs, Date.parse(server.readyAt) - row.now_ms));
  await outbox.send(tx, provisionQueue, { orderId: row.id }, { startAfter: new Date(row.now_ms + waitMs), singletonKey: row.id });
}

function eventOf({ state }: Server, failures: number): OrderEvent | null {
  if (state === 'running') return { kind: 'provisioned' };
  if (state === 'building') return { kind: 'provisioning-started' };
  return failures >= provisionTriesAtMost ? { kind: 'provisioning-failed' } : null;
}
