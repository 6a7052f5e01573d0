import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createVisitTally } from '#services/mydoc/visits/visit-tally.ts';
import { visitedPage } from '#services/mydoc/visits/visited-page.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc();
}, 60_000);

afterAll(() => mydoc.close());

beforeEach(async () => {
  await mydoc.database.executor.execute(sql`DELETE FROM visit_count`);
  const [first] = await readRows(mydoc.database.executor, sql`SELECT ((now() AT TIME ZONE 'UTC')::date)::text AS day`, dayRow);
  firstDay = first?.day ?? '';
});

const row = z.object({ page: z.string(), visits: z.coerce.number(), today: z.boolean() });
const dayRow = z.object({ day: z.string() });
/** The day on which a test started, UTC: another may begin before it ends. */
let firstDay = '';

const counted = async (): Promise<Record<string, number>> => {
  const statement = sql`
    SELECT page, sum(visits) AS visits, bool_and(day BETWEEN ${firstDay}::date AND (now() AT TIME ZONE 'UTC')::date) AS today
    FROM visit_count GROUP BY page ORDER BY page`;
  const rows = await readRows(mydoc.database.executor, statement, row);
  expect(rows.every(({ today }) => today)).toBe(true);
  return Object.fromEntries(rows.map(({ page, visits }) => [page, visits]));
};

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', host: 'site.example' };
const visit = (headers: Record<string, string> = {}) =>
  mydoc.call('seniorManage/Browsing/add', {}, { ...browser, referer: 'https://site.example/zh/product/vps?x=1', ...headers });

describe('R-10.7 the visit counter', () => {
  test('counts by day and page', async () => {
    await visit();
    await visit();
    await visit({ referer: 'https://site.example/' });
    expect(await counted()).toEqual({ index: 1, 'product/vps': 2 });
  });

  test.each([
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a script', { 'user-agent': 'curl/8.5.0' }],
    ['nobody', { 'user-agent': '' }],
    ['a page fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older kind of prefetch', { purpose: 'prefetch' }],
  ])('%s is answered and not counted', async (_what, headers) => {
    expect(await visit(headers)).toMatchObject({ status: 200, code: 2000, message: {} });
    expect(await counted()).toEqual({});
  });

  test('visits that come together are all counted', async () => {
    await Promise.all(Array.from({ length: 200 }, () => visit()));
    expect(await counted()).toEqual({ 'product/vps': 200 });
  });

  test('two replicas on one database lose none', async () => {
    const replicas = [createVisitTally(mydoc.database.executor), createVisitTally(mydoc.database.executor)];
    await Promise.all(Array.from({ length: 100 }, (_, index) => replicas[index % 2]?.count('about')));
    expect(await counted()).toEqual({ about: 100 });
  });

  test('a failed write rejects those who waited for it, and the next one is written', async () => {
    let broken = true;
    const executor = new Proxy(mydoc.database.executor, {
      get: (target, name, receiver) =>
        name === 'execute' && broken ? () => Promise.reject(new Error('broken')) : Reflect.get(target, name, receiver),
    });
    const tally = createVisitTally(executor);
    const outcomes = await Promise.allSettled([tally.count('jobs'), tally.count('jobs')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    await tally.count('jobs');
    expect(await counted()).toEqual({ jobs: 1 });
  });

  test('a service that stops has written what it counted', async () => {
    const tally = createVisitTally(mydoc.database.executor);
    void tally.count('contact');
    void tally.count('contact');
    await tally.idle();
    expect(await counted()).toEqual({ contact: 2 });
  });
});

test.each([
  ['https://site.example/', 'index'],
  ['https://site.example/ja', 'index'],
  ['https://site.example/ja/', 'index'],
  ['https://site.example/zh/doc/article/tos', 'doc/article'],
  ['https://site.example/doc', 'doc'],
  ['https://site.example/product/vps-buy/confirm', 'product/vps-buy'],
  ['https://site.example/product/vpsx', 'other'],
  ['https://site.example/zhx', 'other'],
  ['https://elsewhere.example/about', 'other'],
  ['no address', 'other'],
  [undefined, 'other'],
])('the page of the Referer %p is %p', (referer, page) => {
  expect(visitedPage(referer, 'site.example')).toBe(page);
});
