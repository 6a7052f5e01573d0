import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SeamInput } from '#lib/contracts/account-centre.ts';
import type { Executor } from '#services/platform/database.ts';
import { readRow, readRows } from '#services/platform/rows.ts';

/** A real server takes about two minutes; nobody waits for a stand-in. */
const buildSeconds = 8;

const serverRow = z
  .object({
    id: z.string(),
    request: z.string(),
    name: z.string(),
    description: z.string(),
    region: z.string(),
    address: z.string(),
    ready_at: z.coerce.date(),
    seconds_left: z.coerce.number(),
  })
  .transform((row) => ({
    id: row.id,
    request: row.request,
    name: row.name,
    description: row.description,
    region: row.region,
    address: row.address,
    readyAt: row.ready_at,
    /** 0 once it runs. */
    secondsLeft: Math.max(0, Math.ceil(row.seconds_left)),
  }));

export type Server = z.output<typeof serverRow>;

const columns = sql`id, request, name, description, region, address, ready_at, extract(epoch FROM ready_at - now()) AS seconds_left`;

const octetsFrom = 1;
const octetsBelow = 255;

/** An address of the network that is kept for examples (RFC 5737): nothing answers there. */
const newAddress = (): string => `203.0.113.${randomInt(octetsFrom, octetsBelow)}`;

/** Builds a server; under a key that was used before, it is the server of then, as far as it has come. */
export async function buildServer(executor: Executor, input: Omit<SeamInput<'provision'>, 'password'>): Promise<Server> {
  const { idempotencyKey, orderId, accountId, name, description, region } = input;
  await executor.execute(sql`
    INSERT INTO sandbox_server (id, idempotency_key, request, order_id, account_id, name, description, region, address, ready_at)
    VALUES (${`srv-${randomUUID()}`}, ${idempotencyKey}, ${JSON.stringify(input)}, ${orderId}, ${accountId}, ${name}, ${description}, ${region}, ${newAddress()},
      now() + ${buildSeconds} * interval '1 second')
    ON CONFLICT (idempotency_key) DO NOTHING`);
  const server = await readRow(executor, sql`SELECT ${columns} FROM sandbox_server WHERE idempotency_key = ${idempotencyKey}`, serverRow);
  if (!server) throw new Error('a server that was just written is gone');
  return server;
}

export const readServersOf = (executor: Executor, accountId: string): Promise<Server[]> =>
  readRows(executor, sql`SELECT ${columns} FROM sandbox_server WHERE account_id = ${accountId} ORDER BY created_at DESC, id LIMIT 100`, serverRow);
