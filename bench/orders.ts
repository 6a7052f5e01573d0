import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addProof } from '#services/mydoc/human/proof-store.ts';
import { tosInForce, tosShape } from '#services/mydoc/orders/placement/tos-versions.ts';
import type { Database } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { openBenchShop } from './bench-shop.ts';
import { percentile, rounded, type Figure } from './figure.ts';

const buyers = 32;
const measured = 800;
const warmUp = 80;
const count = measured + warmUp;

const configuration = {
  region: 'US-0',
  model: 'cvm.g4a.amd.c1m1',
  disk: { type: 'ssd_cloud_disk', sizeGib: 15 },
  traffic: 't500',
  dataDisks: [],
  bandwidthMbps: 50,
  image: { kind: 'image', code: 'debian-13' },
  securityGroup: 'default',
  snapshot: null,
};

const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'hf_session=bench' };

interface Load {
  perSecond: number;
  p99Ms: number;
}

/**
 * Orders per second and p99 of `order-server/create` with 32 concurrent buyers of the same model: row, history, ledger, outbox, proof and
 * the one stock counter in a transaction. For comparison, a bare INSERT of the same body behind the same server. Without an address the
 * embedded database is used.
 */
export async function measureOrders(databaseUrl?: string): Promise<Figure[]> {
  const { database, origin, ask, close } = await openBenchShop({ databaseUrl, add: addBareInsert });
  try {
    const termsVersion = String(
      Math.max(
        ...tosInForce(
          tosShape.read(z.array(z.unknown()).parse(await ask(tosShape.query)), () => undefined),
          Date.now(),
        ).map(({ version }) => version),
      ),
    );
    const promised = await prepareQuotes(origin, database);
    const insert = await load((place) => post(`${origin}/bare`, { body: promised.body, place: String(place) }));
    const order = await load((place) =>
      post(`${origin}/myDoc/order-server/create`, {
        quote: promised.quotes[place] ?? '',
        proof: promised.proofs[place] ?? '',
        key: randomUUID(),
        termsVersion,
      }),
    );
    const { kind } = database.profile;
    return [
      ...describe(`bare INSERT, ${kind}`, insert, 'requests/s'),
      ...describe(`order, ${kind}`, order, 'orders/s'),
      { name: `order ÷ bare INSERT, ${kind}`, value: rounded(order.perSecond / insert.perSecond, 2), unit: 'ratio' },
    ];
  } finally {
    await close();
  }
}

async function addBareInsert(app: FastifyInstance, database: Database): Promise<void> {
  await database.executor.execute(sql`CREATE TABLE bench_insert (id uuid PRIMARY KEY, body jsonb NOT NULL)`);
  await app.register(async (bare) => {
    bare.removeAllContentTypeParsers();
    bare.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    bare.post('/bare', async (request) => {
      const body = new URLSearchParams(String(request.body)).get('body') ?? '{}';
      await database.executor.execute(sql`INSERT INTO bench_insert (id, body) VALUES (${randomUUID()}::uuid, ${body}::jsonb)`);
      return { code: 2000 };
    });
  });
}

const quoteRow = z.object({ id: z.string() });

/** A quote and a proof for each order, and stock for all of them. */
async function prepareQuotes(origin: string, { executor }: Database): Promise<{ quotes: string[]; proofs: string[]; body: string }> {
  const answer = await post(`${origin}/myDoc/order-server/quote`, {
    params: JSON.stringify({ configuration, period: '1m', currency: 'USD' }),
  });
  await executor.execute(
    sql`INSERT INTO server_stock (region, model, remaining) VALUES ('US-0', ${configuration.model}, 1000000) ON CONFLICT (region, model) DO UPDATE SET remaining = 1000000`,
  );
  const quotes = await readRows(
    executor,
    sql`
    INSERT INTO server_quote (id, account_id, fingerprint, body, password, expires_at)
    SELECT gen_random_uuid(), account_id, fingerprint || number, body, password, expires_at FROM server_quote, generate_series(1, ${count}::integer) AS number RETURNING id`,
    quoteRow,
  );
  const proofs: string[] = [];
  for (let number = 0; number < count; number += 1) proofs.push(await addProof(executor, 'order'));
  return { quotes: quotes.map(({ id }) => id), proofs, body: JSON.stringify(answer) };
}

const answerSchema = z.looseObject({ code: z.literal(2000) });

/** @throws on any answer but success. */
async function post(address: string, fields: Record<string, string>): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', headers: form, body: new URLSearchParams(fields).toString() });
  return answerSchema.parse(await answer.json());
}

/** All buyers run the same action repeatedly; the first rounds do not count. */
async function load(once: (place: number) => Promise<unknown>): Promise<Load> {
  await inTurns(0, warmUp, once);
  const startedAt = performance.now();
  const times = await inTurns(warmUp, count, once);
  return { perSecond: measured / ((performance.now() - startedAt) / 1_000), p99Ms: percentile(times, 0.99) };
}

async function inTurns(from: number, to: number, once: (place: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let next = from;
  const buy = async (): Promise<void> => {
    while (next < to) {
      const startedAt = performance.now();
      await once(next++);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  return times;
}

const describe = (name: string, { perSecond, p99Ms }: Load, unit: Figure['unit']): Figure[] => [
  { name: `${name}, ${buyers} buyers`, value: Math.round(perSecond), unit },
  { name: `${name}, ${buyers} buyers, p99`, value: rounded(p99Ms), unit: 'ms' },
];
