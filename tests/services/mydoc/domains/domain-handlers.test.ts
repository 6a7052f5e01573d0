import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { domainToASCII } from 'node:url';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { z } from 'zod';
import { domainSearch } from '#lib/contracts/calls/domain-calls.ts';
import { createSandboxRegistrar } from '#services/mydoc/domains/sandbox-registrar.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const suffixes = ['.com', '.jp'].map((suffix) => ({
  _id: suffix,
  suffix,
  category: 'general',
  firstYear: { USD: 1 },
  renewal: { USD: 2 },
}));
const lines: string[] = [];
const log = pino(
  { level: 'trace' },
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  }),
);
const slowMs = 400;
const timeoutMs = 900;
let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({
    log,
    ask: async (query) => (query.includes('domainSuffix') ? suffixes : []),
    domains: {
      registrar: createSandboxRegistrar({ usualMs: 5, slowMs }),
      limit: createTokenBuckets({ atOnce: 10_000, perMinute: 1 }),
      timeoutMs,
    },
  });
}, 60_000);

afterAll(() => mydoc.close());

async function search(names: readonly string[], again = false) {
  const answer = await mydoc.call('domain/search', { params: JSON.stringify({ names, again }) });
  expect(answer).toMatchObject({ status: 200, code: 2000 });
  return domainSearch.output.parse(answer.message);
}

/** Asks until nothing is pending; the names of each answer in the order in which they came. */
async function searchAll(names: readonly string[]) {
  const turns: string[][] = [];
  const states = new Map<string, string>();
  let pending = names;
  while (pending.length > 0 && turns.length < 20) {
    const found = await search(pending);
    turns.push(found.answers.map(({ name }) => name));
    for (const answer of found.answers) states.set(answer.name, answer.state === 'unknown' ? answer.reason : answer.state);
    pending = found.pending;
  }
  return { turns, states: Object.fromEntries(states) };
}

describe('R-5.14 domain/search', () => {
  test('answers each of the four, and each failure as unknown', async () => {
    const names = ['free', 'taken', 'premium', 'unknown', 'slow', 'hang', 'away', 'wrong', 'broken'].map((prefix) => `${prefix}-1.com`);
    expect((await searchAll(names)).states).toEqual({
      'free-1.com': 'free',
      'taken-1.com': 'taken',
      'premium-1.com': 'premium',
      'unknown-1.com': 'unclear',
      'slow-1.com': 'free',
      'hang-1.com': 'timeout',
      'away-1.com': 'away',
      'wrong-1.com': 'unclear',
      'broken-1.com': 'unclear',
    });
  });

  test('a slow name does not hold the quick ones', async () => {
    const { turns } = await searchAll(['slow-2.com', 'hang-2.com', 'free-2.com']);
    expect(turns).toEqual([['free-2.com'], ['slow-2.com'], ['hang-2.com']]);
  });

  test('50 names are answered at once', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `many${index}.com`);
    const { states } = await searchAll(names);
    expect(Object.keys(states).toSorted()).toEqual(names.toSorted());
    expect(new Set(Object.values(states))).toEqual(new Set(['free', 'taken']));
  });

  test('a premium name has its own four prices in each currency in which it is sold', async () => {
    const [answer] = (await search(['premium-3.com'])).answers;
    expect(answer).toMatchObject({
      state: 'premium',
      prices: { USD: { firstYearMinor: 240_000, renewalMinor: 48_000, transferMinor: 48_000, restoreMinor: 12_000 }, JPY: null },
    });
  });

  test('a suffix that is not on sale, and a name below a name, are not looked up', async () => {
    const { answers } = await search(['reed.xyz', 'a.reed.com']);
    expect(answers).toMatchObject([
      { name: 'reed.xyz', state: 'unknown', reason: 'not-sold' },
      { name: 'a.reed.com', state: 'unknown', reason: 'not-sold' },
    ]);
  });

  test('says that its answers are examples, and offers the other form of a Chinese name', async () => {
    const found = await search([domainToASCII('盐湖.com')]);
    expect(found.example).toBe(true);
    expect(found.answers[0]?.variants).toEqual(['鹽湖.com']);
  });

  test.each([
    ['no names', { names: [] }],
    ['51 names', { names: Array.from({ length: 51 }, (_, index) => `n${index}.com`) }],
    ['a name in capitals', { names: ['REED.com'] }],
    ['a name in another script', { names: ['塩沼.jp'] }],
    ['a label of 64 characters', { names: [`${'a'.repeat(64)}.com`] }],
    ['a path', { names: ['reed.com/x'] }],
    ['another field', { names: ['reed.com'], price: 1 }],
  ])('%s is refused', async (_what, params) => {
    expect(await mydoc.call('domain/search', { params: JSON.stringify(params) })).toMatchObject({ code: 4004 });
  });

  test('an address that asks for too many names is told so in the answer', async () => {
    const limited = await startMydoc({
      ask: async () => suffixes,
      database: mydoc.database,
      domains: { registrar: createSandboxRegistrar({ usualMs: 1, slowMs: 1 }), limit: createTokenBuckets({ atOnce: 3, perMinute: 1 }) },
    });
    const names = Array.from({ length: 5 }, (_, index) => `free-l${index}.com`);
    const { message } = await limited.call('domain/search', { params: JSON.stringify({ names }) });
    const { answers } = domainSearch.output.parse(message);
    expect(answers.filter((answer) => answer.state === 'unknown' && answer.reason === 'limited')).toHaveLength(2);
    await limited.close();
  });

  test('stops within its wait when the process stops', async () => {
    const stopping = await startMydoc({
      ask: async () => suffixes,
      database: mydoc.database,
      domains: { registrar: createSandboxRegistrar({ usualMs: 1, slowMs: 1 }), timeoutMs: 60_000 },
    });
    const waiting = stopping.call('domain/search', { params: JSON.stringify({ names: ['hang-stop.com'] }) });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await stopping.close();
    expect((await waiting).message).toMatchObject({ answers: [], pending: ['hang-stop.com'] });
  });
});

test('R-5.14 of 1,000 searches nothing is left in logs, metrics or database', async () => {
  const mark = 'zqxsecretmarsh';
  for (let turn = 0; turn < 20; turn += 1) {
    const names = Array.from({ length: 50 }, (_, index) => `${mark}${turn}x${index}.com`);
    await searchAll(names);
  }
  const metrics = await mydoc.app.inject({ method: 'GET', url: '/metrics' });
  expect(metrics.body + lines.join('')).not.toContain(mark);

  const { executor } = mydoc.database;
  const tables = await readRows(
    executor,
    sql`SELECT table_schema, table_name FROM information_schema.tables
        WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    z.object({ table_schema: z.string(), table_name: z.string() }),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { table_schema: schema, table_name: table } of tables) {
    const [found] = await readRows(
      executor,
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(schema)}.${sql.identifier(table)} AS r WHERE r::text LIKE ${`%${mark}%`}`,
      z.object({ count: z.number() }),
    );
    expect([table, found?.count]).toEqual([table, 0]);
  }
}, 60_000);
