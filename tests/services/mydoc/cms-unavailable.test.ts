import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '#services/platform/database/database.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { startMydoc, type MydocUnderTest } from './mydoc-under-test.ts';
import { announcementsAround, searchDocuments, siteDocuments } from './sample-content.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close());

const reads: readonly (readonly [string, Record<string, string>])[] = [
  ['seniorManage/SEO/search', { pageID: 'index', language: 'en' }],
  ['seniorManage/SEO/JS/search', { domain: 'shop.example', enable: 'true', language: 'en' }],
  ['seniorManage/footLink/search', { language: 'cn' }],
  ['home/footer/comment', {}],
  ['finance/message/searchAnnounce', { params: '{"page":1,"row":3,"language":"en"}' }],
  ['doc/helpDoc/searchArtAndPro', { page: '1', row: '8', search: 'wordpress' }],
];

async function askAll(mydoc: MydocUnderTest): Promise<unknown[]> {
  const messages: unknown[] = [];
  for (const [path, fields] of reads) {
    const answer = await mydoc.call(path, fields);
    expect(answer).toMatchObject({ status: 200, code: 2000 });
    messages.push(answer.message);
  }
  await mydoc.close();
  return messages;
}

const away = () => Promise.reject(new Error('the CMS is away'));
const there = askOver([...siteDocuments, ...announcementsAround(Date.now()), ...searchDocuments]);

test('while the CMS is unavailable every call answers: first nothing, then what any replica last read', async () => {
  const empty = [{}, [], [], { reviewCount: 0, ratingValue: null }, [], { items: [], aggsInfo: { all: 0 } }];
  expect(await askAll(await startMydoc({ database, ask: away }))).toEqual(empty);
  const good = await askAll(await startMydoc({ database, ask: there }));
  expect(good[0]).toMatchObject({ title: 'Home' });
  expect(good.map((message) => JSON.stringify(message))).not.toContain('[]');
  expect(await askAll(await startMydoc({ database, ask: away }))).toEqual(good);
}, 60_000);
