import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { watchedSource, type AskContent } from '#lib/content/content-source.ts';
import { parseEach, parseOne } from '#lib/content/values/parse-each.ts';
import type { CachedDocuments } from '#services/mydoc/content-cache/cached-documents.ts';
import { createContentCache, type ContentCache, type CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';
import { together } from '#services/mydoc/content-cache/together.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const listOf = (type: string, freshMs: number): CachedQuery<readonly number[]> => ({
  key: type,
  query: `*[_type == "${type}"].n`,
  freshMs,
  read: (elements, report) => parseEach(z.number(), elements, type, report),
});
const prices = listOf('price', 1_000);
const terms = listOf('term', 15_000);
const texts: CachedDocuments<number, readonly number[]> = {
  key: 'text',
  filter: '_type == "text"',
  fields: 'n',
  freshMs: 15_000,
  read: (element, report) => parseOne(z.object({ n: z.number() }), element, 'text', report)?.n ?? null,
  combine: (numbers) => numbers,
};

let database: Database;
let nowMs: number;
/** What was published by the last release. */
let release: number;
let documents: readonly SampleDocument[];
/** Called with each query, before it is answered. */
let before: (query: string) => void;

const publish = (): void => {
  release += 1;
  const each = ['price', 'term', 'text'].flatMap((_type) => [1, 2].map((copy) => ({ _id: `${_type}-${copy}`, _type })));
  documents = each.map((document) => ({ ...document, _rev: `r${release}`, n: release }));
};

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  await database.executor.execute(sql`DELETE FROM kept_content`);
  await database.executor.execute(sql`DELETE FROM kept_document`);
  [nowMs, release, before] = [0, 0, () => undefined];
  publish();
});

const ask: AskContent = async (query, parameters) => askOver(documents)(query, parameters);

function cacheOf(): ContentCache {
  const answer = async (...[query, parameters]: Parameters<AskContent>) => {
    before(query);
    return { jointPublication: release, result: await ask(query, parameters) };
  };
  const log = createLog({ name: 'test', level: 'silent' });
  return createContentCache({ executor: database.executor, log, nowMs: () => nowMs, ask, open: () => watchedSource(answer, false) });
}

const all = (cache: ContentCache) => together({ prices: cache.add(prices), terms: cache.add(terms), texts: cache.addDocuments(texts) });
const ofRelease = (n: number) => ({ prices: [n, n], terms: [n, n], texts: [n, n] });

const away = (of: string) => (query: string) => {
  if (query.includes(of)) throw new Error('away');
};

test('lists are of one release, though one of them was read anew and the others are still fresh', async () => {
  const cache = cacheOf();
  const [content, one] = [all(cache), cache.add(prices)];
  expect(await content.read()).toEqual(ofRelease(1));
  publish();
  // within the time before the notice of it, a list that is asked more often has it already
  nowMs = 1_001;
  await one.renew();
  expect(await one.read()).toEqual([2, 2]);
  expect(await cache.add(terms).read()).toEqual([1, 1]);
  expect(await content.read()).toEqual(ofRelease(2));
});

test('while the CMS answers for some of them alone, they are as they last were together', async () => {
  const cache = cacheOf();
  const content = all(cache);
  await content.read();
  publish();
  before = away('"term"');
  cache.contentChanged();
  expect(await cache.add(prices).read()).toEqual([2, 2]);
  expect(await content.read()).toEqual(ofRelease(1));
  before = () => undefined;
  expect(await content.read()).toEqual(ofRelease(2));
});

test('documents that are read in several questions are of one release', async () => {
  const content = cacheOf().addDocuments(texts);
  let questions = 0;
  before = () => {
    questions += 1;
    // between the heads and their texts
    if (questions === 2) publish();
  };
  expect(await content.readNumbered()).toMatchObject({ model: [2, 2], publication: 2 });
  expect(questions).toBe(4);
});

test('a release that changes nothing of a list leaves its model as it is', async () => {
  const cache = cacheOf();
  const content = all(cache);
  const first = await content.read();
  release += 1;
  cache.contentChanged();
  const second = await content.read();
  expect([second.prices === first.prices, second.texts === first.texts]).toEqual([true, true]);
  expect(await cache.addDocuments(texts).readNumbered()).toMatchObject({ publication: 2 });
});

test('a replica that the CMS does not answer shows a release when all of its lists have been persisted', async () => {
  const [other, own] = [cacheOf(), cacheOf()];
  const [theirs, ours] = [all(other), all(own)];
  await theirs.read();
  before = away('*');
  expect(await ours.read()).toEqual(ofRelease(1));
  publish();
  before = away('"term"');
  other.contentChanged();
  await Promise.all([other.add(prices).read(), other.addDocuments(texts).read()]);
  before = away('*');
  own.persistedElsewhere();
  expect(await own.add(prices).read()).toEqual([2, 2]);
  expect(await ours.read()).toEqual(ofRelease(1));
  before = () => undefined;
  other.contentChanged();
  await other.refresh();
  before = away('*');
  own.persistedElsewhere();
  expect(await ours.read()).toEqual(ofRelease(2));
});

test('a replica takes no documents of which another one is persisting the next ones', async () => {
  const [other, own] = [cacheOf(), cacheOf()];
  const theirs = other.addDocuments(texts);
  await theirs.read();
  const there = before;
  before = away('*');
  const ours = own.addDocuments(texts);
  expect(await ours.read()).toEqual([1, 1]);
  before = there;
  await database.executor.execute(sql`UPDATE kept_document SET publication = 2, revision = 'r2', body = '{"n": 2}' WHERE id = 'text-1'`);
  before = away('*');
  own.persistedElsewhere();
  expect(await ours.read()).toEqual([1, 1]);
  await database.executor.execute(sql`UPDATE kept_document SET revision = 'changing' WHERE key = 'text' AND id = ''`);
  own.persistedElsewhere();
  expect(await ours.read()).toEqual([1, 1]);
});
