import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CentreInput } from '#lib/contracts/account-centre.ts';
import { keyLabels } from '#lib/rules/servers/key-labels.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRow, readRows } from '#services/platform/database/rows.ts';
import { useNextServer } from '../accounts/account-table.ts';

const setupOfRequest = z.object({
  description: z.string(),
  hostName: z.string().optional(),
  sshKeys: z.array(z.object({ name: z.string(), key: z.string() })).default([]),
  userData: z.object({ sha256: z.string(), lines: z.number() }).optional(),
});

/** What is kept of a text for cloud-init. */
export type UserDataOfServer = NonNullable<z.output<typeof setupOfRequest>['userData']>;

interface AskedSetup {
  /** In the site's words, as it was ordered. */
  readonly orderedAs: string;
  readonly hostName: string | null;
  readonly keyNames: readonly string[];
  /** The lines of its text for cloud-init; 0: there is none. */
  readonly userDataLines: number;
}

/** Of a key as type and data, the latter in Base64. */
const fingerprintOf = (key: string): string =>
  `SHA256:${createHash('sha256')
    .update(Buffer.from(key.split(' ')[1] ?? '', 'base64'))
    .digest('base64')
    .replaceAll('=', '')}`;

/** What a request describes, its host name, the names of its keys, and how long its text for cloud-init is. */
function askedSetup(request: string): AskedSetup {
  const { description, hostName, sshKeys, userData } = setupOfRequest.parse(JSON.parse(request));
  return {
    orderedAs: description,
    hostName: hostName ?? null,
    keyNames: keyLabels(sshKeys.map(({ name, key }) => ({ name, fingerprint: fingerprintOf(key) }))),
    userDataLines: userData?.lines ?? 0,
  };
}

function stateOf(row: { ended: boolean; seconds_left: number; failures_left: number }): 'ended' | 'building' | 'failed' | 'running' {
  if (row.ended) return 'ended';
  if (row.seconds_left > 0) return 'building';
  return row.failures_left > 0 ? 'failed' : 'running';
}

/** The first of eight addresses of the documentation network (RFC 3849), by the last two numbers of the server's own. */
const ipv6Beside = (address: string): string => `2001:db8:${address.split('.').slice(2).join(':')}::1/125`;

const serverRow = z
  .object({
    id: z.string(),
    request: z.string(),
    order_id: z.string(),
    of_order: z.coerce.number(),
    created_at: z.coerce.date(),
    name: z.string(),
    description: z.string(),
    region: z.string(),
    address: z.string(),
    ready_at: z.coerce.date(),
    seconds_left: z.coerce.number(),
    failures_left: z.number(),
    ended: z.boolean(),
  })
  .transform((row) => ({
    ...askedSetup(row.request),
    id: row.id,
    request: row.request,
    orderId: row.order_id,
    /** How many servers its order has. */
    ofOrder: row.of_order,
    createdAt: row.created_at,
    name: row.name,
    /** What it is now. */
    description: row.description,
    region: row.region,
    address: row.address,
    ipv6: ipv6Beside(row.address),
    readyAt: row.ready_at,
    /** 0 once it is running. */
    secondsLeft: Math.max(0, Math.ceil(row.seconds_left)),
    state: stateOf(row),
  }));

export type Server = z.output<typeof serverRow>;

const columns = sql`server.id, server.request, server.order_id, server.created_at,
  (SELECT count(*) FROM sandbox_server other WHERE other.order_id = server.order_id) AS of_order,
  server.name, server.description, server.region, server.address, server.ready_at, server.failures_left,
  extract(epoch FROM server.ready_at - now()) AS seconds_left,
  EXISTS (SELECT 1 FROM sandbox_ended_order ended WHERE ended.order_id = server.order_id) AS ended`;

/** The next address of the documentation networks (RFC 5737), where nothing answers: 762 servers before one is used again. */
const nextAddress = sql`(SELECT (ARRAY['203.0.113.', '198.51.100.', '192.0.2.'])[turn / 254 % 3 + 1] || (turn % 254 + 1)
  FROM nextval('sandbox_server_address') AS turn)`;

/** How often something has to fail before it fails for good. */
const always = 1_000_000;

/** How often the next work for an account fails, as its row in `sandbox_account` has been told. */
export const failuresAhead = sql`CASE next_server WHEN 'fails' THEN ${always} WHEN 'fails-once' THEN 1 ELSE 0 END::integer`;

type ServerInput = Omit<CentreInput<'provision'>, 'password' | 'userData'> & { readonly userData?: UserDataOfServer };

/** Builds a server; a reused key returns the earlier server with its progress. */
export async function buildServer(tx: Executor, input: ServerInput, buildSeconds: number): Promise<Server> {
  const { idempotencyKey, orderId, accountId, name, description, region } = input;
  const added = await readRow(
    tx,
    sql`INSERT INTO sandbox_server (id, idempotency_key, request, order_id, account_id, name, description, region, address, ready_at, failures_left)
        SELECT ${`srv-${randomUUID()}`}, ${idempotencyKey}, ${JSON.stringify(input)}, ${orderId}, id, ${name}, ${description}, ${region},
          ${nextAddress}, now() + ${buildSeconds} * interval '1 second', ${failuresAhead}
        FROM sandbox_account WHERE id = ${accountId}
        ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`,
    z.object({ id: z.string() }),
  );
  if (added) await useNextServer(tx, accountId);
  const server = await readRow(tx, sql`SELECT ${columns} FROM sandbox_server server WHERE idempotency_key = ${idempotencyKey}`, serverRow);
  if (!server) throw new Error('the server that was just inserted is missing');
  return server;
}

/** Retries a failed server: its build starts again. */
export async function buildAgain(tx: Executor, id: string, buildSeconds: number): Promise<void> {
  await tx.execute(sql`
    UPDATE sandbox_server SET failures_left = failures_left - 1, ready_at = now() + ${buildSeconds} * interval '1 second'
    WHERE id = ${id} AND failures_left > 0 AND ready_at <= now()`);
}

/** Whether an order has a server. */
export const hasServer = async (executor: Executor, orderId: string): Promise<boolean> =>
  (await readRow(executor, sql`SELECT id FROM sandbox_server WHERE order_id = ${orderId} LIMIT 1`, z.object({ id: z.string() }))) !== null;

/** Updates the description of an order's servers once they are changed. */
export async function describeServers(tx: Executor, orderId: string, description: string): Promise<void> {
  await tx.execute(sql`UPDATE sandbox_server SET description = ${description} WHERE order_id = ${orderId}`);
}

export const readServersOf = (executor: Executor, accountId: string): Promise<Server[]> =>
  readRows(
    executor,
    sql`SELECT ${columns} FROM sandbox_server server WHERE server.account_id = ${accountId} ORDER BY server.created_at DESC, server.id LIMIT 100`,
    serverRow,
  );

/** A server of an account; null: it has none of this id. */
export const readServer = (executor: Executor, accountId: string, id: string): Promise<Server | null> =>
  readRow(
    executor,
    sql`SELECT ${columns} FROM sandbox_server server WHERE server.account_id = ${accountId} AND server.id = ${id}`,
    serverRow,
  );

/** Ends the servers of an order, running ones and those still being built; returns their ids. */
export async function endServers(executor: Executor, orderId: string): Promise<string[]> {
  await executor.execute(sql`INSERT INTO sandbox_ended_order (order_id) VALUES (${orderId}) ON CONFLICT (order_id) DO NOTHING`);
  const ended = await readRows(
    executor,
    sql`SELECT id FROM sandbox_server WHERE order_id = ${orderId} ORDER BY created_at, id`,
    z.object({ id: z.string() }),
  );
  return ended.map(({ id }) => id);
}
