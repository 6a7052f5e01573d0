import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { orderStates } from '#lib/contracts/order-states.ts';
import { serverStates } from '#lib/contracts/account-centre.ts';
import { registrationOutcome } from '#lib/contracts/calls/orders/order-message.ts';
import { wireConfiguration, type WireConfiguration } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { numberedHostNames } from '#lib/rules/servers/numbered-host-names.ts';
import { quantityOf } from '#lib/catalogue/quantity.ts';
import { languages } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import type { ServerTerm } from '#lib/orders/server-term.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { lockGroupOf } from '#services/mydoc/group-seats/seat-store.ts';
import type { AboutServer, Order } from './order-machine.ts';
import { orderTerms, type ServerTerms } from './order-terms.ts';
import { readAttempts, type Attempt } from './payments/payment-store.ts';

export const refundRules = ['guarantee', 'by-use'] as const;

const number = z.coerce.number();
const optionalNumber = z.union([z.null(), number]);

/** A server as the account centre describes it, and how often it has failed to come up. */
const builtServer = z.object({
  id: z.string(),
  state: z.enum(serverStates),
  address: z.string().nullable(),
  /** Null too where the centre names none. */
  ipv6: z.string().nullable().default(null),
  readyMs: number,
  failures: number,
});

export type BuiltServer = z.output<typeof builtServer>;

const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  account_id: z.string(),
  person_id: z.string().nullable(),
  quote_id: z.string(),
  region: z.string(),
  model: z.string(),
  family: z.string(),
  currency: z.enum(currencies),
  total_minor: number,
  body: orderTerms,
  terms_version: number,
  terms_language: z.enum(languages).nullable(),
  terms_fingerprint: z.string().nullable(),
  /** In which it was placed; null: before that was kept. */
  language: z.enum(languages).nullable(),
  refund_rule: z.enum(refundRules),
  months: number,
  list_month_minor: number,
  state: z.enum(orderStates),
  holds_stock: z.boolean(),
  created_ms: number,
  due_ms: number,
  paid_ms: optionalNumber,
  active_ms: optionalNumber,
  /** Under which the account centre is asked for its server; null: by its model and id, as orders from before were. */
  server_name: z.string().nullable(),
  /** How the account centre describes its server once it is changed; null: it changes none, or before that was kept. */
  server_words: z.string().nullable(),
  server_id: z.string().nullable(),
  server_state: z.enum(serverStates).nullable(),
  server_address: z.string().nullable(),
  server_ipv6: z.string().nullable(),
  server_ready_ms: optionalNumber,
  provision_failures: number,
  more_servers: z.array(builtServer),
  refund_key: z.string().nullable(),
  group_id: z.string().nullable(),
  group_campaign: z.string().nullable(),
  group_fee_percent: optionalNumber,
  /** The order whose server it renews or changes, and the state of that; null: it is for a server of its own. */
  about: z.string().nullable(),
  about_state: z.enum(orderStates).nullable(),
  /** When the contract of that server began to run: its payment. */
  about_concluded_ms: optionalNumber,
  /** What its server is since it was changed; null: what was ordered. */
  configuration_now: z.union([z.null(), wireConfiguration]),
  /** What the registrar said of its name in the end; null: nothing yet, or it is for a server. */
  registration: z.union([z.null(), registrationOutcome]),
  /** What renewals have added to `months`. */
  renewed_months: number,
  reminders: number,
  expired_ms: optionalNumber,
  now_ms: number,
});

type OrderRow = z.output<typeof orderRow>;

/** A stored order: its row, its payment attempts, and the state machine's view of it. */
export interface StoredOrder {
  readonly row: OrderRow;
  readonly attempts: readonly Attempt[];
  readonly order: Order;
}

const ms = (column: string): SQL => sql.raw(`extract(epoch FROM ${column}) * 1000`);

const columns = sql`id, number, account_id, person_id, quote_id, region, model, family, currency, total_minor, body,
  terms_version, terms_language, terms_fingerprint, language, refund_rule, months, list_month_minor, state, holds_stock,
  ${ms('created_at')} AS created_ms, ${ms('due_at')} AS due_ms, ${ms('paid_at')} AS paid_ms, ${ms('active_at')} AS active_ms, server_name, server_words,
  server_id, server_state, server_address, server_ipv6,
  ${ms('server_ready_at')} AS server_ready_ms, provision_failures, more_servers, refund_key,
  group_id, group_campaign, group_fee_percent, renews AS about, configuration_now, registration, renewed_months, reminders,
  ${ms('expired_at')} AS expired_ms,
  (SELECT other.state FROM server_order other WHERE other.id = server_order.renews) AS about_state,
  (SELECT ${ms('coalesce(other.paid_at, other.created_at)')}
    FROM server_order other WHERE other.id = server_order.renews) AS about_concluded_ms,
  ${ms('now()')} AS now_ms`;

/**
 * The order, locked until the transaction ends: every change of its state or its money holds this lock. The group in which it is a seat,
 * and the order whose server it renews or changes are locked before it, so that no two of a group's or a server's orders wait for one
 * another.
 */
export async function lockOrder(tx: Executor, id: string): Promise<StoredOrder | null> {
  await lockGroupOf(tx, id);
  await tx.execute(sql`SELECT id FROM server_order WHERE id = (SELECT renews FROM server_order WHERE id = ${id}::uuid) FOR UPDATE`);
  const row = await readRow(tx, sql`SELECT ${columns} FROM server_order WHERE id = ${id}::uuid FOR UPDATE`, orderRow);
  return row && withAttempts(tx, row);
}

export type OrderName = { readonly quoteId: string } | { readonly key: string };

/** The order that an account placed from a quote or from a copy of it, or under an idempotency key. */
export async function findOrderBy(executor: Executor, accountId: string, name: OrderName): Promise<StoredOrder | null> {
  const which =
    'key' in name
      ? sql`request_key = ${name.key}::uuid`
      : sql`(quote_id = ${name.quoteId}::uuid OR coalesce(root_quote_id, quote_id)
          = (SELECT coalesce(root_id, id) FROM server_quote WHERE id = ${name.quoteId}::uuid))`;
  const row = await readRow(executor, sql`SELECT ${columns} FROM server_order WHERE account_id = ${accountId} AND ${which}`, orderRow);
  return row && withAttempts(executor, row);
}

export async function findOrder(executor: Executor, accountId: string, id: string): Promise<StoredOrder | null> {
  const row = await readRow(
    executor,
    sql`SELECT ${columns} FROM server_order WHERE id = ${id}::uuid AND account_id = ${accountId}`,
    orderRow,
  );
  return row && withAttempts(executor, row);
}

/** An order of any account. */
export async function findOrderById(executor: Executor, id: string): Promise<StoredOrder | null> {
  const row = await readRow(executor, sql`SELECT ${columns} FROM server_order WHERE id = ${id}::uuid`, orderRow);
  return row && withAttempts(executor, row);
}

/** The latest orders of an account, without their attempts. */
export const listOrders = (executor: Executor, accountId: string, atMost: number): Promise<OrderRow[]> =>
  readRows(
    executor,
    sql`SELECT ${columns} FROM server_order WHERE account_id = ${accountId} ORDER BY created_at DESC, id LIMIT ${atMost}`,
    orderRow,
  );

const idRow = z.object({ id: z.string() });

/** Renewals and changes of a server that were placed and have not closed, the oldest first. */
export async function findOrdersAbout(executor: Executor, id: string): Promise<ServerOrder[]> {
  const rows = await readRows(
    executor,
    sql`SELECT ${columns} FROM server_order WHERE renews = ${id}::uuid AND state <> 'closed' ORDER BY created_at, id`,
    orderRow,
  );
  return (await Promise.all(rows.map((row) => withAttempts(executor, row)))).filter(isOfServer);
}

/** The renewal or change of a server that awaits payment: one at most. */
export const listUnpaidAbout = (executor: Executor, id: string): Promise<{ id: string }[]> =>
  readRows(executor, sql`SELECT id FROM server_order WHERE renews = ${id}::uuid AND state = 'awaiting-payment'`, idRow);

/** An order of a server, or about one. */
export type ServerOrder = StoredOrder & { readonly row: OrderRow & { readonly body: ServerTerms } };

export const isOfServerRow = (row: OrderRow): row is ServerOrder['row'] => row.body.domain === undefined;

export const isOfServer = (stored: StoredOrder): stored is ServerOrder => isOfServerRow(stored.row);

/** What the server of an order is now. */
export const configurationOf = ({ configuration_now, body }: Pick<ServerOrder['row'], 'configuration_now' | 'body'>): WireConfiguration =>
  configuration_now ?? body.configuration;

/**
 * The name that the buyer chose, or the one that was made of the order's number; several servers number it. Null for a renewal or a change,
 * and before names were kept.
 */
export const hostNameOf = ({ body, server_name }: Pick<OrderRow, 'body' | 'server_name'>): string | null =>
  body.setup?.hostName ?? server_name;

/** The names of its servers, in their order; empty where there is no name. */
export function hostNamesOf(row: Pick<OrderRow, 'body' | 'server_name'>): string[] {
  const name = hostNameOf(row);
  return name === null ? [] : numberedHostNames(name, quantityOf(row.body.configuration));
}

/** What is known of the servers of an order, in their order; one that was not asked for yet is missing. */
export function serversOf({ server_id, server_state, server_ready_ms, ...row }: OrderRow): BuiltServer[] {
  if (server_id === null || server_state === null || server_ready_ms === null) return [];
  const first = {
    id: server_id,
    state: server_state,
    address: row.server_address,
    ipv6: row.server_ipv6,
    readyMs: server_ready_ms,
    failures: row.provision_failures,
  };
  return [first, ...row.more_servers];
}

/** How long the server of an order is paid for. */
export const termOf = ({ active_ms, about, months, renewed_months, reminders, expired_ms }: OrderRow): ServerTerm | undefined =>
  active_ms === null || about !== null
    ? undefined
    : { activeMs: active_ms, months: months + renewed_months, reminders, expiredMs: expired_ms };

const aboutOf = ({ about, about_state, body }: OrderRow): AboutServer | undefined =>
  about === null
    ? undefined
    : { what: body.changes ? 'change' : 'renewal', isThere: about_state === 'active' || about_state === 'expired' };

async function withAttempts(executor: Executor, row: OrderRow): Promise<StoredOrder> {
  const attempts = await readAttempts(executor, row.id);
  const named = attempts.flatMap((attempt) => (attempt.payment_id === null ? [] : [{ ...attempt, payment_id: attempt.payment_id }]));
  const order: Order = {
    state: row.state,
    totalMinor: row.total_minor,
    dueAtMs: row.due_ms,
    holdsStock: row.holds_stock,
    ofGroup: row.group_id !== null,
    ofName: row.body.domain !== undefined,
    term: termOf(row),
    about: aboutOf(row),
    payments: named
      .filter(({ state }) => state === 'paid')
      .map((attempt) => ({
        attempt: attempt.payment_id,
        amountMinor: attempt.paid_minor,
        refundAskedMinor: attempt.refund_asked_minor,
        refundedMinor: attempt.refunded_minor,
      })),
    declined: named.filter(({ state }) => state === 'declined').map(({ payment_id }) => payment_id),
  };
  return { row, attempts, order };
}
