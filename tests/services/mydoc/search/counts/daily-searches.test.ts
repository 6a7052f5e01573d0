import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { countSearch, readDailySearches } from '#services/mydoc/search/counts/daily-searches.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type MydocUnderTest } from '#tests/services/mydoc/mydoc-under-test.ts';
import { searchDocuments } from '#tests/services/mydoc/sample-content.ts';

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: askOver(searchDocuments) });
}, 60_000);

beforeEach(async () => {
  await mydoc.database.executor.execute(sql`DELETE FROM search_count`);
});

afterAll(() => mydoc.close());

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
const search = (word: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  mydoc.call('doc/helpDoc/searchArtAndPro', { search: word, language: 'en', ...fields }, { ...browser, ...headers });
const counted = async (): Promise<number[]> =>
  (await readDailySearches(mydoc.database.executor, '2020-01-01')).map(({ searches }) => searches);

describe('R-4.1 searches by day', () => {
  test('are counted whether or not something is found, and with nothing about who searched for what', async () => {
    await search('wordpress');
    await search('zeppelin', {}, { cookie: 'hf_session=ann', 'x-forwarded-for': '203.0.113.9' });
    await search('wordpress', { type: 'product' });
    expect(await counted()).toEqual([3]);
    const stored = await readRows(mydoc.database.executor, sql`SELECT * FROM search_count`, z.record(z.string(), z.unknown()));
    expect(stored.map((row) => Object.keys(row).toSorted())).toEqual([['day', 'searches']]);
  });

  test.each([
    ['of which a further page is asked', 'wordpress', { page: '2' }, {}],
    ['that is still being typed', 'wordpress', { typing: 'true' }, {}],
    ['that has no word', '　', {}, {}],
    ['that another site made', 'wordpress', {}, { 'sec-fetch-site': 'cross-site' }],
    ['of a robot', 'wordpress', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('one %s is not counted', async (_which, word, fields: Record<string, string>, headers: Record<string, string>) => {
    expect(await search(word, fields, headers)).toMatchObject({ code: 2000 });
    expect(await counted()).toEqual([]);
  });

  test('a search that cannot be counted is logged, and no failure', async () => {
    const warned: string[] = [];
    const log = { warn: (_what: object, words: string) => warned.push(words) } as never;
    const executor = { execute: () => Promise.reject(new Error('no database')) } as never;
    await countSearch({ executor, log }, {
      header: (name: string) => (name === 'user-agent' ? browser['user-agent'] : undefined),
    } as never);
    expect(warned).toEqual(['a search was not counted']);
  });
});
