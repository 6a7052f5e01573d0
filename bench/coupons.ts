import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { successCode } from '#lib/contracts/error-codes.ts';
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

const [claims, accounts, stock, atOnce] = [5_000, 800, 100, 32] as const;
const ratioAtLeast = 0.25;
const campaign = 'BENCH10';
const dayMs = 86_400_000;

const inOrder = { emailConfirmed: true, realName: 'verified', newcomer: true, creditScore: 80, paidOrders: 0, barred: false } as const;
/** The credential names the account. */
const sessions = {
  read: async (account: string) => ({ accountId: account }),
  end: async () => undefined,
  profile: async (account: string) => ({ ...inOrder, personId: `p-${account}` }),
};

/**
 * 5,000 claims of 800 accounts for 100 coupons over `coupon/claim`; for comparison as many plain updates of one row of the same database,
 * behind the same server and, without a target, by themselves. Without an address the embedded database is used. @throws if other than 100 coupons were given, or two to one person.
 */
export async function measureCoupons(databaseUrl?: string): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database, mydocMigrations);
  const log = createLog({ name: 'bench', level: 'error' });
  const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true });
  const documents = [
    couponDocument(campaign, {
      stock,
      startsAt: new Date(Date.now() - dayMs).toISOString(),
      endsAt: new Date(Date.now() + dayMs).toISOString(),
    }),
  ];
  await registerMydoc(app, {
    database,
    log,
    sessions,
    limits: { readsPerMinute: 1e9, actionsPerMinute: 1e9 },
    content: { ask: (query) => answerQuery(documents, query), pictureBase: '/pictures' },
  });
  const update = await plainUpdate(database);
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
    const alone = await perSecond(update);
    const plain = await perSecond(() => post(`${origin}/plain`, {}, 'nobody'));
    let given = 0;
    const claimed = await perSecond(async (place) => {
      if ((await claim(origin, `buyer-${(place * 7) % accounts}`)) === successCode) given += 1;
    });
    await check(database, given);
    const { kind } = database.profile;
    return [
      { name: `plain update of one row, no server, ${kind}`, value: Math.round(alone), unit: 'requests/s' },
      { name: `plain update of one row, ${kind}`, value: Math.round(plain), unit: 'requests/s' },
      { name: `coupon claims, ${accounts} accounts for ${stock} coupons, ${kind}`, value: Math.round(claimed), unit: 'requests/s' },
      {
        name: `coupon claim ÷ plain update, ${kind}`,
        value: rounded(claimed / plain, 2),
        unit: 'ratio',
        target: { atLeast: ratioAtLeast },
      },
    ];
  } finally {
    await app.close();
    await database.close();
  }
}

async function plainUpdate({ executor }: Database): Promise<() => Promise<unknown>> {
  await executor.execute(sql`CREATE TABLE bench_counter (id integer PRIMARY KEY, claimed integer NOT NULL)`);
  await executor.execute(sql`INSERT INTO bench_counter (id, claimed) VALUES (1, 0)`);
  return () => executor.execute(sql`UPDATE bench_counter SET claimed = claimed + 1 WHERE id = 1`);
}

const claim = (origin: string, account: string): Promise<number> =>
  post(`${origin}/myDoc/coupon/claim`, { campaign, key: randomUUID() }, account);

/** The answer's code. */
async function post(address: string, fields: Record<string, string>, account: string): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `hf_session=${account}` },
    body: new URLSearchParams(fields).toString(),
  });
  return z.looseObject({ code: z.int() }).parse(await answer.json()).code;
}

const countRow = z.object({ claimed: z.coerce.number(), grants: z.coerce.number(), persons: z.coerce.number() });

async function check({ executor }: Database, given: number): Promise<void> {
  const counted = await readRow(
    executor,
    sql`SELECT (SELECT max(claimed) FROM coupon_counter) AS claimed, count(*) AS grants, count(DISTINCT person_id) AS persons FROM coupon_grant`,
    countRow,
  );
  const all = [given, counted?.claimed, counted?.grants, counted?.persons];
  if (!all.every((count) => count === stock)) throw new Error(`not ${stock} coupons for ${stock} people: ${all.join(', ')}`);
}

async function perSecond(once: (place: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const startedAt = performance.now();
  const inTurn = async (): Promise<void> => {
    while (next < claims) await once(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return claims / ((performance.now() - startedAt) / 1_000);
}
