import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentreInput, CentreOutput } from '#lib/contracts/account-centre.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { numberedHostNames } from '#lib/rules/servers/numbered-host-names.ts';
import { dayMs } from '#lib/time/lengths.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { readRow } from '#services/platform/database/rows.ts';
import type { OrderEvent } from '../order-machine.ts';
import { endServerQueue, provisionQueue } from '../order-queues.ts';
import { isOfServer, lockOrder, serversOf, type BuiltServer, type ServerOrder, type StoredOrder } from '../order-row.ts';
import { changeLocked, noteServers, type Outbox } from '../order-store.ts';
import type { AskCentre } from '../payments/pay-order.ts';
import { readUserDataText } from '../quotes/user-data-store.ts';
import { registrationStep, type RegistrationDeps } from '../names/registration-step.ts';
import { changeStep } from './change-step.ts';
import { provisionTriesAtMost, usualSoonestPollMs, waitOf } from './provision-pace.ts';

export interface OrderWorkDeps extends Pick<RegistrationDeps, 'registrar'> {
  database: Database;
  outbox: Outbox;
  ask: AskCentre;
  log: Logger;
  /** How soon a server is asked for again, in ms; after each failure it is twice as long. */
  soonestPollMs?: number;
}

/** An order not delivered this long after the payment is refunded automatically (refund policy). */
const deliveryWithinMs = dayMs;
const nameAtMost = 60;
/** With room for the number of each of several servers. */
const numberedNameAtMost = 57;

type Server = CentreOutput<'provision'>;

const passwordRow = z.object({ password: z.string().nullable() });

/**
 * One step of provisioning: asks for the progress of each server that does not run yet, records the answers, and schedules itself again
 * until all of them run, or one has failed for good: then the whole order goes back. @throws if the centre cannot be asked, or has bound a
 * key of the order to another request.
 */
export async function provisionStep(deps: OrderWorkDeps, orderId: string): Promise<void> {
  const asked = await deps.database.transaction((tx) => lockIfWaiting(tx, deps, orderId));
  if (!asked) return;
  if (!isForServer(asked)) return registrationStep(deps, asked.row);
  const { row } = asked;
  if (row.body.changes) return changeStep(deps, asked);
  const known = serversOf(row);
  const answers: (Server | null)[] = [];
  for (const place of Array.from({ length: quantityOf(row.body.configuration) }, (_, index) => index)) {
    if (known[place]?.state === 'running') {
      answers.push(null);
      continue;
    }
    const answer = await deps.ask('provision', requestOf(asked, place));
    if (answer.ok) {
      answers.push(answer.result);
      continue;
    }
    deps.log.error({ orderId, reason: answer.reason }, 'the account centre refuses to build a server for a paid order');
    // a mistake of this side, which can be put right: asked again until the time of delivery is over
    if (answer.reason === 'key-reused') throw new Error(`the account centre has another server under ${keyOf(row.id, place)}`);
    await deps.database.transaction(async (tx) => {
      const stored = await lockOrder(tx, orderId);
      if (stored) await changeLocked(tx, deps.outbox, stored, { kind: 'provisioning-failed' });
    });
    return;
  }
  await deps.database.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    if (stored) await recordServers(tx, deps, stored, answers);
  });
}

/** Under which a server is asked for: the first by the order alone, as orders of one server always were. */
const keyOf = (orderId: string, place: number): string => (place === 0 ? orderId : `${orderId}-${place + 1}`);

/** What is asked for a server, alike at each try: the centre would treat anything else as a different request. */
function requestOf({ row, words, password, userData }: WaitingServer, place: number): CentreInput<'provision'> {
  const { configuration, setup } = row.body;
  const names = numberedHostNames(nameOf(row), quantityOf(configuration));
  return {
    idempotencyKey: keyOf(row.id, place),
    orderId: row.id,
    accountId: row.account_id,
    name: names[place] ?? nameOf(row),
    description: words,
    region: configuration.region,
    ...(password === null ? {} : { password }),
    ...chosenSetup(setup, place, quantityOf(configuration)),
    ...(userData === null ? {} : { userData }),
  };
}

/** Nothing for what was not chosen: a centre from before this was asked of it is asked as it always was. */
const chosenSetup = (
  setup: ServerOrder['row']['body']['setup'],
  place: number,
  servers: number,
): Pick<CentreInput<'provision'>, 'hostName' | 'sshKeys'> => ({
  ...(setup?.hostName ? { hostName: numberedHostNames(setup.hostName, servers)[place] ?? setup.hostName } : {}),
  ...(setup && setup.sshKeys.length > 0 ? { sshKeys: setup.sshKeys.map(({ name, key }) => ({ name, key })) } : {}),
});

/** Never another one for the same order: the centre would treat it as a different request. */
const nameOf = ({ server_name, model, id, body: { configuration } }: StoredOrder['row']): string =>
  (server_name ?? `${model}-${id.slice(0, 8)}`).slice(0, quantityOf(configuration) === 1 ? nameAtMost : numberedNameAtMost);

interface Waiting {
  readonly row: StoredOrder['row'];
  readonly words: string;
  readonly password: string | null;
  /** For cloud-init; null: nothing was chosen. */
  readonly userData: string | null;
}

/** An order of a server, or of a change of one, that is paid and not carried out. */
export type WaitingServer = Waiting & Pick<ServerOrder, 'row'>;

const isForServer = (waiting: Waiting): waiting is WaitingServer => waiting.row.body.domain === undefined;

async function lockIfWaiting(tx: Executor, { outbox, log }: OrderWorkDeps, orderId: string): Promise<Waiting | null> {
  const stored = await lockOrder(tx, orderId);
  if (!stored || !isWaiting(stored)) return null;
  const { row } = stored;
  if (row.paid_ms !== null && row.now_ms - row.paid_ms > deliveryWithinMs) {
    if (!isOfServer(stored)) log.error({ orderId }, 'a name is given up: its registrar has not said for a day what became of it');
    await changeLocked(tx, outbox, stored, { kind: isOfServer(stored) ? 'provisioning-failed' : 'registration-failed' });
    return null;
  }
  const secret = await readRow(tx, sql`SELECT password FROM server_order WHERE id = ${orderId}::uuid`, passwordRow);
  const named = row.body.setup?.userData;
  const userData = named ? await readUserDataText(tx, row.account_id, named) : null;
  return { row, words: wordsOf(stored), password: secret?.password ?? null, userData };
}

/**
 * How a changed server is described afterwards, else the description at the first payment, in its language; later attempts do not change
 * it, since the centre would treat another description as a different request.
 */
function wordsOf({ row: { body, server_words }, attempts }: StoredOrder): string {
  if (server_words !== null) return server_words;
  const described = attempts.find(({ description }) => description !== '');
  const { model, region } = body.configuration ?? {};
  return (described?.description ?? [model, region, body.period].join(' · ')).slice(0, 200);
}

const isWaiting = ({ order }: StoredOrder): boolean => order.state === 'paid' || order.state === 'provisioning';

async function recordServers(
  tx: Executor,
  { outbox, soonestPollMs = usualSoonestPollMs }: Pick<OrderWorkDeps, 'outbox' | 'soonestPollMs'>,
  stored: StoredOrder,
  answers: readonly (Server | null)[],
): Promise<void> {
  const { row } = stored;
  const known = serversOf(row);
  const servers = answers.flatMap((answer, place) => builtBy(answer, known[place]) ?? []);
  await noteServers(tx, row.id, servers);
  // the order was refunded meanwhile: end the servers that this request started
  if (!isWaiting(stored)) {
    if (stored.order.state !== 'active' && stored.order.state !== 'expired')
      await outbox.send(tx, endServerQueue, { orderId: row.id }, { singletonKey: row.id });
    return;
  }
  const event = eventOf(servers);
  if (event) await changeLocked(tx, outbox, stored, event);
  if (event?.kind === 'provisioned' || event?.kind === 'provisioning-failed') return;
  const waitMs = Math.min(...servers.map((server) => waitOf(server, row.now_ms, soonestPollMs)));
  await outbox.send(tx, provisionQueue, { orderId: row.id }, { startAfter: new Date(row.now_ms + waitMs), singletonKey: row.id });
}

/** A server by the centre's answer; null: it ran already, and was not asked about. */
const builtBy = (answer: Server | null, known: BuiltServer | undefined): BuiltServer | null =>
  answer
    ? {
        id: answer.serverId,
        state: answer.state,
        address: answer.address,
        ipv6: answer.ipv6 ?? null,
        readyMs: Date.parse(answer.readyAt),
        failures: (known?.failures ?? 0) + (answer.state === 'failed' ? 1 : 0),
      }
    : (known ?? null);

/** What the servers mean for their order: all have to run, and one that fails for good fails it. */
function eventOf(servers: readonly BuiltServer[]): OrderEvent | null {
  if (servers.every(({ state }) => state === 'running')) return { kind: 'provisioned' };
  if (servers.some(({ state, failures }) => state === 'failed' && failures >= provisionTriesAtMost)) return { kind: 'provisioning-failed' };
  return servers.some(({ state }) => state !== 'failed') ? { kind: 'provisioning-started' } : null;
}
