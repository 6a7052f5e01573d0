import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';
import { callBytesAtMost } from '#lib/contracts/call-bytes.ts';
import { calls } from '#lib/contracts/calls.ts';
import { refusalEnvelope } from '#lib/contracts/envelope.ts';
import { runsOf } from '#tests/setup/test-width.ts';
import { startMydoc, type MydocUnderTest } from './mydoc-under-test.ts';
import { askSite } from './sample-content.ts';

const requests = runsOf({ usual: 4_000, full: 10_000 });
const atOnce = 50;
const heapGrowthMibAtMost = 48;

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({
    ask: askSite,
    orders: {
      outbox: { send: async () => undefined },
      ask: () => Promise.reject(new Error('nobody is asked')),
      receive: async () => 'unknown-order',
      start: async () => undefined,
    },
  });
}, 60_000);

afterAll(() => mydoc.close());

const fieldNames = [...new Set(calls.flatMap((call) => Object.keys(call.input.shape)))];
const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'true',
    '[]',
    '{}',
    'cn',
    'en',
    "' OR 1=1 --",
    '\u0000',
    '%',
    '%00',
    '../../x',
    '<script>',
    '𠮷'.repeat(300),
  ),
  fc.json({ maxDepth: 6 }),
  fc.integer({ min: 1, max: 4_000 }).map((depth) => '['.repeat(depth)),
  fc
    .dictionary(
      fc.constantFrom('page', 'row', 'language', 'api_key', 'question', 'uuid', '__proto__', 'constructor'),
      fc.jsonValue({ maxDepth: 3 }),
    )
    .map((value) => JSON.stringify(value)),
);
const fieldName = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fieldNames) },
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  fc.string({ maxLength: 12 }),
);
const encoded = fc.array(fc.tuple(fieldName, oddText), { maxLength: 6 }).map((pairs) => new URLSearchParams(pairs).toString());
const body: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 5, arbitrary: encoded },
  fc.string({ maxLength: 200 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.integer({ min: callBytesAtMost - 5_000, max: callBytesAtMost + 5_000 }).map((length) => `x=${'a'.repeat(length)}`),
);
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  fc.constantFrom(
    'application/json',
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded; charset=utf-16',
    ';',
    'a/b;c=d',
    'application/x-www-form-urlencoded;charset=utf-8',
  ),
);
const path = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...calls.map((call) => call.path)) },
  fc.webPath().filter((odd) => !odd.includes('%')),
);
const method = fc.oneof(
  { weight: 10, arbitrary: fc.constant('POST' as const) },
  fc.constantFrom('GET' as const, 'PUT' as const, 'DELETE' as const, 'OPTIONS' as const),
);
const headers = fc.record(
  {
    cookie: fc.oneof(
      fc.constantFrom('languages=cn', 'languages=%', 'hf_session=x; token=1', ';;;==', 'languages'),
      fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    ),
    referer: fc.constantFrom('https://localhost/zh/about', 'http://[', 'x'),
    origin: fc.constantFrom('null', 'https://localhost', 'http://localhost:80', '::', ''),
    'accept-language': fc.constantFrom('zh', '*'),
    'user-agent': fc.constantFrom('Mozilla/5.0', ''),
    'x-forwarded-for': fc.ipV4(),
  },
  { requiredKeys: [] },
);

const request: fc.Arbitrary<InjectOptions> = fc
  .record({ method, path, contentType, headers, body })
  .map((parts) => ({
    method: parts.method,
    url: `/myDoc/${parts.path.replace(/^\//, '')}`,
    headers: { ...parts.headers, 'content-type': parts.contentType },
    payload: parts.body,
  }));

const envelope = z.union([refusalEnvelope, z.object({ code: z.literal(2000), message: z.unknown() })]);
const statuses = new Set([200, 404, 405, 413, 415]);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapMib(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

test(`R-10.1 ${requests} malformed requests: each is answered in the envelope, none with a failure, and memory stays flat`, async () => {
  const seen = new Map<number, number>();
  const ask = async (count: number, seed: number): Promise<void> => {
    const samples = fc.sample(request, { numRuns: count, seed });
    for (let at = 0; at < samples.length; at += atOnce) {
      const answers = await Promise.all(samples.slice(at, at + atOnce).map((sample) => mydoc.app.inject(sample)));
      for (const answer of answers) {
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        const read = envelope.safeParse(answer.json());
        if (!statuses.has(answer.statusCode) || !read.success || read.data.code === 4010)
          throw new Error(`${answer.statusCode} ${answer.body}`);
      }
    }
  };
  await ask(2_000, 1);
  const before = heapMib();
  for (let part = 0; part < 4; part += 1) await ask((requests - 2_000) / 4, 100 + part);
  const grownMib = heapMib() - before;
  expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(requests);
  expect([...seen.keys()].toSorted()).toEqual([200, 404, 405, 413, 415]);
  expect(grownMib).toBeLessThan(heapGrowthMibAtMost);
  expect(await mydoc.call('order-server/pay/getMoneyType')).toMatchObject({ status: 200, code: 2000 });
}, 120_000);
