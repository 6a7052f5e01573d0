import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AskContent } from '#lib/content/content-source.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { createContentCache, type ContentCache, type CachedContent, type CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';
import { mydocMigrations } from '#services/mydoc/register-mydoc.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { openEmptyDatabase, openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';

const shape: CachedQuery<readonly number[]> = {
  key: 'numbers',
  query: '*',
  freshMs: 3_000,
  read: (elements, report) => parseEach(z.number(), elements, 'number', report),
};

let database: Database;
let nowMs: number;
let asked: number;
let answer: AskContent;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM kept_content`);
  nowMs = 0;
  asked = 0;
  answer = async () => [1, 2];
});

const contentCache = (): ContentCache =>
  createContentCache({
    executor: database.executor,
    log: createLog({ name: 'test', level: 'silent' }),
    nowMs: () => nowMs,
    ask: (...question) => {
      asked += 1;
      return answer(...question);
    },
  });

const replica = (): CachedContent<readonly number[]> => contentCache().add(shape);
const away: AskContent = () => Promise.reject(new Error('away'));
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

describe('content of the CMS', () => {
  test('is asked once for many reads, and again in the background after a moment', async () => {
    const kept = replica();
    expect(await Promise.all([kept.read(), kept.read()])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    answer = async () => [3];
    nowMs = 2_999;
    expect(await kept.read()).toEqual([1, 2]);
    expect(asked).toBe(1);
    nowMs = 3_001;
    expect(await kept.read()).toEqual([1, 2]);
    await until('the answer in the background', async () => (await kept.read())[0] === 3);
    expect(await kept.read()).toEqual([3]);
    expect(asked).toBe(2);
  });

  test('is asked once for all who add the same query', async () => {
    const both = contentCache();
    await both.add(shape).read();
    await both.add(shape).read();
    expect(asked).toBe(1);
  });

  test('is asked first after a long pause, and after a publication', async () => {
    const both = contentCache();
    const kept = both.add(shape);
    await kept.read();
    answer = async () => [3];
    nowMs = 61_000;
    expect(await kept.read()).toEqual([3]);
    answer = async () => [4];
    both.contentChanged();
    expect(await kept.read()).toEqual([4]);
  });

  test('a question that was under way at a publication is not taken for an answer of after it', async () => {
    const both = contentCache();
    const kept = both.add(shape);
    await kept.read();
    let answerOld = (_old: readonly number[]): void => undefined;
    answer = () => new Promise((resolve) => (answerOld = resolve));
    nowMs = 3_001;
    expect(await kept.read()).toEqual([1, 2]);
    answer = async () => [3];
    both.contentChanged();
    const reading = kept.read();
    answerOld([1, 2]);
    expect(await reading).toEqual([3]);
    await settled();
    expect(await kept.read()).toEqual([3]);
  });

  test('while the CMS is unavailable the last good answer is served, however long', async () => {
    const kept = replica();
    await kept.read();
    answer = away;
    nowMs = 10 * 60_000;
    expect(await kept.read()).toEqual([1, 2]);
  });

  test('an unavailable CMS is not queried for every visitor', async () => {
    const kept = replica();
    answer = away;
    for (let turn = 0; turn < 5; turn += 1) expect(await kept.read()).toEqual([]);
    expect(asked).toBe(1);
    nowMs = 3_001;
    answer = async () => [5];
    expect(await kept.read()).toEqual([5]);
  });

  test('a process that starts while the CMS is unavailable serves what any replica last persisted', async () => {
    await replica().read();
    answer = away;
    expect(await replica().read()).toEqual([1, 2]);
  });

  test('a replica that the CMS does not answer follows what another one persists', async () => {
    const other = contentCache();
    const theirs = other.add(shape);
    await theirs.read();
    const own = contentCache();
    const kept = own.add(shape);
    answer = away;
    expect(await kept.read()).toEqual([1, 2]);
    answer = async () => [3];
    other.contentChanged();
    await other.refresh();
    answer = away;
    own.persistedElsewhere();
    expect(await kept.read()).toEqual([3]);
  });

  test('an answer that could not be persisted is not replaced by the older one in the database', async () => {
    const both = contentCache();
    const kept = both.add(shape);
    await kept.read();
    answer = async () => [3];
    both.contentChanged();
    await database.executor.execute(sql`ALTER TABLE kept_content RENAME TO kept_elsewhere`);
    expect(await kept.read()).toEqual([3]);
    await database.executor.execute(sql`ALTER TABLE kept_elsewhere RENAME TO kept_content`);
    answer = away;
    both.contentChanged();
    expect(await kept.read()).toEqual([3]);
    answer = async () => [3];
    both.contentChanged();
    await kept.read();
    answer = away;
    expect(await replica().read()).toEqual([3]);
  });

  test('never fetched, the list is empty', async () => {
    answer = away;
    expect(await replica().read()).toEqual([]);
  });

  test.each([null, {}, '<html>502</html>', undefined])('an answer that is no list (%p) does not replace a good one', async (nonsense) => {
    const kept = replica();
    await kept.read();
    answer = async () => nonsense;
    nowMs = 120_000;
    expect(await kept.read()).toEqual([1, 2]);
  });

  test('a malformed element is left out alone', async () => {
    answer = async () => [1, 'two', 3];
    expect(await replica().read()).toEqual([1, 3]);
  });

  test('a CMS that hangs keeps nobody from the last good answer', async () => {
    await replica().read();
    answer = () => new Promise(() => undefined);
    expect(await replica().read()).toEqual([1, 2]);
  });

  test('an answer is served though it cannot be persisted', async () => {
    await database.executor.execute(sql`ALTER TABLE kept_content RENAME TO kept_elsewhere`);
    try {
      expect(await replica().read()).toEqual([1, 2]);
    } finally {
      await database.executor.execute(sql`ALTER TABLE kept_elsewhere RENAME TO kept_content`);
    }
  });
});

test('two migrators at once leave one set of tables', async () => {
  const fresh = await openEmptyDatabase();
  await Promise.all([migrate(fresh, mydocMigrations), migrate(fresh, mydocMigrations)]);
  await migrate(fresh, mydocMigrations);
  const { rows } = await fresh.jobDatabase.executeSql('SELECT area FROM schema_migration ORDER BY area');
  expect(rows.map((row: { area: string }) => row.area)).toEqual(
    mydocMigrations.flatMap(({ area, migrations }) => migrations.map(() => area)).toSorted(),
  );
  await fresh.close();
}, 60_000);
