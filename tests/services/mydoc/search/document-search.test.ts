import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import { createDocumentSearch } from '#services/mydoc/search/document-search.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createLog } from '#services/platform/log.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { until } from '#tests/setup/until.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

const count = 200;
const articles = Array.from({ length: count }, (_, number) => ({
  _id: `article-${number}`,
  _type: 'article',
  _rev: '1',
  kind: 'help',
  language: 'en',
  slug: { current: `moorings-${number}` },
  title: `Moorings ${number}`,
  version: 1,
  effectiveDate: '2026-01-01',
  summary: 'Where a ship lies at the quay, and what that costs in each season of the year. '.repeat(20),
}));

test('R-8.2 a search does not wait for the whole of the first index: it has what is in it, and claims to know no more', async () => {
  const log = createLog({ name: 'test', level: 'silent' });
  const contentCache = createContentCache({ ask: askOver(articles), executor: database.executor, log });
  const find = createDocumentSearch({ contentCache, databaseNow: async () => Date.parse('2026-11-23'), indexWaitMs: 0 });
  const search = () => find('moorings', 'en', { byMeaning: false });
  const first = await search();
  expect([first.documents.length, first.hits.length < count]).toEqual([0, true]);
  await until('everything is found', async () => (await search()).hits.length === count);
  await until('the whole is known', async () => (await search()).documents.length === count);
});

test('R-9.2 who has time waits for the whole of it', async () => {
  const log = createLog({ name: 'test', level: 'silent' });
  const contentCache = createContentCache({ ask: askOver(articles), executor: database.executor, log });
  const find = createDocumentSearch({ contentCache, databaseNow: async () => Date.parse('2026-11-23'), indexWaitMs: 0 });
  const { hits, documents } = await find('moorings', 'en', { byMeaning: false, waitMs: 60_000 });
  expect([hits.length, documents.length]).toEqual([count, count]);
});
