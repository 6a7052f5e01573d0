import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { hostileQuery, seededRandom } from '#scripts/prove/hostile/hostile-groq.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { atWidth, runsOf } from '#tests/setup/test-width.ts';
import { adminToken, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

const queries = runsOf({ usual: 30, full: 300 });
const answeredWithinMs = atWidth(300_000, 900_000);
const seed = 20_261_122;
const callers = 4;
/** In addition to the memory before: garbage that is not collected yet, and no more. */
const grownAtMostBytes = 150 * 1024 * 1024;

let database: Database;
let under: LakeUnderTest;
let picture: string;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  const mutations = Array.from({ length: 100 }, (_, n) => ({
    create: {
      _id: `note-${n}`,
      _type: 'note',
      title: `Note ${n}`,
      n,
      tags: ['a', 'b'],
      list: [1, 2, 3],
      author: { _ref: `note-${(n + 1) % 100}`, _weak: true },
    },
  }));
  await post('mutate', adminToken, { mutations });
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b5cad' } })
    .png()
    .toBuffer();
  const upload = await fetch(`${under.origin}/lake/v2025-02-19/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}` },
    body: new Uint8Array(bytes),
  });
  const { document } = z.object({ document: z.object({ url: z.string() }) }).parse(await upload.json());
  picture = `${under.origin}${document.url}`;
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const post = (path: string, token: string, body: object): Promise<Response> =>
  fetch(`${under.origin}/lake/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const memory = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

describe('hostile queries of an editor', () => {
  test(
    'are answered or refused, while the site’s query, a change and a picture are answered and the memory stays flat',
    async () => {
      const random = seededRandom(seed);
      const waiting = Array.from({ length: queries }, () => hostileQuery(random));
      const { token } = under.editor('editor');
      const before = memory();
      const statuses = new Map<number, number>();
      let over = false;
      const attack = async (): Promise<void> => {
        for (let query = waiting.pop(); query !== undefined; query = waiting.pop()) {
          const answer = await post('query', token, { query });
          await answer.arrayBuffer();
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        }
      };
      const attacks = Promise.all(Array.from({ length: callers }, attack)).finally(() => (over = true));
      let [n, longest] = [0, 0];
      while (!over) {
        const startedAt = performance.now();
        n += 1;
        const change = await post('mutate', adminToken, { mutations: [{ patch: { id: 'note-0', set: { n } } }] });
        const read: unknown = await (await post('query', readToken, { query: '*[_id == "note-0"][0].n' })).json();
        const shown = await fetch(`${picture}?rect=0,0,${1 + (n % 60)},8&w=32`);
        expect([change.status, read, shown.status]).toEqual([200, expect.objectContaining({ result: n }), 200]);
        longest = Math.max(longest, performance.now() - startedAt);
        await delay(50);
      }
      await attacks;
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 400)).toEqual([]);
      expect(statuses.get(200)).toBeGreaterThan(queries / 10);
      expect(n).toBeGreaterThan(3);
      expect(longest).toBeLessThan(5_000);
      expect(memory() - before).toBeLessThan(grownAtMostBytes);
      const after: unknown = await (await post('query', token, { query: 'count(*[_type == "note"])' })).json();
      expect(after).toMatchObject({ result: 100 });
    },
    answeredWithinMs,
  );
});
