import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { successCode } from '#lib/contracts/codes/envelope-codes.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { campaignsShape } from '#services/mydoc/coupons/campaign-cache.ts';
import { claim } from '#services/mydoc/coupons/claim-coupon.ts';
import { mydocMigrations, registerMydoc } from '#services/mydoc/register-mydoc.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { readRow } from '#services/platform/database/rows.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { couponDocument } from '#tests/lib/offers/sample-offers.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import { rounded, type Figure } from './figure.ts';

const claims = 5_000;
const accounts = 800;
const stock = 100;
const atOnce = 32;
const roundsAlone = 3;
const ratioAtLeast = 0.25;
/** `fetch` would take more of the processor than the claim. */
const connections = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Each run has a campaign of its own. */
const ofServer = 'BENCH10';
const ofRound = Array.from({ length: roundsAlone }, (_, round) => `ALONE${round}`);

const inOrder = { emailConfirmed: true, realName: 'verified', newcomer: true, creditScore: 80, paidOrders: 0, barred: false } as const;
/** The credential names the account. */
const sessions = {
  read: async (account: string) => ({ accountId: account }),
  end: async () => undefined,
  profile: async (account: string) => ({ ...inOrder, personId: `p-${account}` }),
};

const documents = [ofServer, ...ofRound].map((code) =>
  couponDocument(code, { stock, startsAt: new Date(Date.now() - dayMs).toISOString(), endsAt: new Date(Date.now() + dayMs).toISOString() }),
);

/**
 * 5,000 claims of 800 accounts for 100 coupons beside as many plain updates of one row of the same database: both without a server, in
 * turns, and both behind the same one. Without an address the embedded database is used. @throws if other than 100 coupons were given, or
 * two to one person.
 */
export async function measureCoupons(databaseUrl?: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl });
  const { kind } = database.profile;
  await migrate(database, mydocMigrations);
  try {
    const update = await plainUpdate(database);
    return [
      ...figuresOf('without a server', kind, await measureAlone(database, update)),
      ...figuresOf('behind a server', kind, await measureServed(database, update)),
    ];
  } finally {
    await database.close();
  }
}

/** Claims and updates in a second. */
interface Rates {
  readonly claimed: number;
  readonly plain: number;
}

const figuresOf = (where: string, kind: string, { claimed, plain }: Rates): Figure[] => [
  { name: `plain update of one row ${where}, ${kind}`, value: Math.round(plain), unit: 'requests/s' },
  { name: `coupon claims ${where}, ${accounts} accounts for ${stock} coupons, ${kind}`, value: Math.round(claimed), unit: 'requests/s' },
  {
    name: `coupon claim ÷ plain update ${where}, ${kind}`,
    value: rounded(claimed / plain, 2),
    unit: 'ratio',
    target: { atLeast: ratioAtLeast },
  },
];

/** What the database does with a claim; of several rounds, since others use the machine too. */
async function measureAlone(database: Database, update: () => Promise<unknown>): Promise<Rates> {
  const campaigns = campaignsShape.read(z.array(z.unknown()).parse(await answerQuery(documents, campaignsShape.query)), (leftOut) => {
    throw new Error(`a campaign of the bench is malformed: ${JSON.stringify(leftOut)}`);
  });
  const deps = { database, campaigns: async () => campaigns, profileOf: sessions.profile, hasPaid: async () => false };
  let [claimedMs, plainMs] = [0, 0];
  for (const campaign of ofRound) {
    let given = 0;
    plainMs += await msOfAll(update);
    claimedMs += await msOfAll(async (place) => {
      if ((await claim(deps, accountOf(place), { campaign, key: randomUUID() })).ok) given += 1;
    });
    await check(database, campaign, given);
  }
  const inRounds = (ms: number): number => (claims * roundsAlone * 1_000) / ms;
  return { claimed: inRounds(claimedMs), plain: inRounds(plainMs) };
}

async function measureServed(database: Database, update: () => Promise<unknown>): Promise<Rates> {
  const log = createLog({ name: 'bench', level: 'error' });
  const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true });
  await registerMydoc(app, {
    database,
    log,
    sessions,
    limits: { readsPerMinute: 1e9, actionsPerMinute: 1e9 },
    content: { ask: (query) => answerQuery(documents, query), pictureBase: '/pictures' },
  });
  await app.register(async (plain) => {
    plain.removeAllContentTypeParsers();
    plain.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    plain.post('/plain', async () => {
      await update();
      return { code: successCode };
    });
  });
  try {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const plainMs = await msOfAll(() => post(`${origin}/plain`, {}, 'nobody'));
    let given = 0;
    const claimedMs = await msOfAll(async (place) => {
      const fields = { campaign: ofServer, key: randomUUID() };
      if ((await post(`${origin}/myDoc/coupon/claim`, fields, accountOf(place))) === successCode) given += 1;
    });
    await check(database, ofServer, given);
    return { claimed: (claims * 1_000) / claimedMs, plain: (claims * 1_000) / plainMs };
  } finally {
    await app.close();
  }
}

const accountOf = (place: number): string => `buyer-${(place * 7) % accounts}`;

async function plainUpdate({ executor }: Database): Promise<() => Promise<unknown>> {
  await executor.execute(sql`CREATE TABLE bench_counter (id integer PRIMARY KEY, claimed integer NOT NULL)`);
  await executor.execute(sql`INSERT INTO bench_counter (id, claimed) VALUES (1, 0)`);
  return () => executor.execute(sql`UPDATE bench_counter SET claimed = claimed + 1 WHERE id = 1`);
}

/** The answer's code. */
async function post(address: string, fields: Record<string, string>, account: string): Promise<number> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    cookie: `hf_session=${account}`,
  };
  const text = await new Promise<string>((resolve, reject) => {
    const asked = request(address, { method: 'POST', agent: connections, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
  return z.looseObject({ code: z.int() }).parse(JSON.parse(text)).code;
}

const countRow = z.object({ claimed: z.coerce.number(), grants: z.coerce.number(), persons: z.coerce.number() });

async function check({ executor }: Database, campaign: string, given: number): Promise<void> {
  const { _id: id } = couponDocument(campaign, {});
  const counted = await readRow(
    executor,
    sql`SELECT (SELECT claimed FROM coupon_counter WHERE campaign_id = ${id}) AS claimed, count(*) AS grants, count(DISTINCT person_id) AS persons
      FROM coupon_grant WHERE campaign_id = ${id}`,
    countRow,
  );
  const all = [given, counted?.claimed, counted?.grants, counted?.persons];
  if (!all.every((count) => count === stock)) throw new Error(`not ${stock} coupons for ${stock} people: ${all.join(', ')}`);
}

/** How long all claims take, 32 at a time. */
async function msOfAll(once: (place: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const inTurn = async (): Promise<void> => {
    while (next < claims) await once(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return performance.now() - startedAt;
}
