import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { lostSearches, type LostSearch } from '#lib/contracts/calls/lost-search-calls.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type Answer, type MydocUnderTest } from '#tests/services/mydoc/mydoc-under-test.ts';
import { searchDocuments } from '#tests/services/mydoc/sample-content.ts';

let mydoc: MydocUnderTest;
let documents = searchDocuments;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: (...asked) => askOver(documents)(...asked), isEditor: async ({ token }) => token === 'editor' });
}, 60_000);

beforeEach(async () => {
  await mydoc.database.executor.execute(sql`DELETE FROM lost_search`);
});

afterAll(() => mydoc.close());

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };

const search = (word: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  mydoc.call('doc/helpDoc/searchArtAndPro', { search: word, language: 'en', ...fields }, { ...browser, ...headers });

async function list(): Promise<LostSearch[]> {
  const answer = await mydoc.call(lostSearches.path, {}, { authorization: 'Bearer editor' });
  expect(answer).toMatchObject({ status: 200, code: 2000 });
  return lostSearches.output.parse(answer.message);
}

const listed = async () => (await list()).map(({ word, language, count }) => [word, language, count]);

describe('R-8.2 searches without a result', () => {
  test('are counted by word and language, in whatever case and width they were typed, the most frequent first', async () => {
    await search('Kubernetes');
    await search('zeppelin');
    await search('ＫＵＢＥＲＮＥＴＥＳ ');
    await search('kubernetes', { language: 'ja' });
    expect(await listed()).toEqual([
      ['KUBERNETES', 'en', 2],
      ['kubernetes', 'ja', 1],
      ['zeppelin', 'en', 1],
    ]);
    expect((await list())[0]?.lastOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('with nothing about who searched', async () => {
    await search('zeppelin', {}, { cookie: 'hf_session=ann; languages=en', 'x-forwarded-for': '203.0.113.9' });
    const stored = await readRows(mydoc.database.executor, sql`SELECT * FROM lost_search`, z.record(z.string(), z.unknown()));
    expect(stored.map((row) => Object.keys(row).toSorted())).toEqual([['day', 'folded', 'language', 'searches', 'word']]);
    expect(JSON.stringify(stored)).not.toMatch(/ann|203\.0/);
  });

  test.each([
    ['of which something was found', 'wordpress', {}, {}],
    ['of which a further page was asked', 'zeppelin', { page: '2' }, {}],
    ['that are still being typed', 'zeppelin', { typing: 'true' }, {}],
    ['with an e-mail address', 'ann@zeppelin.example', {}, {}],
    ['with a telephone number', 'zeppelin 138 0013 8000', {}, {}],
    ['that are no word', '　', {}, {}],
    ['that another site made', 'zeppelin', {}, { 'sec-fetch-site': 'cross-site' }],
    ['of a robot', 'zeppelin', {}, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('those %s are not counted', async (_which, word, fields: Record<string, string>, headers: Record<string, string>) => {
    expect(await search(word, fields, headers)).toMatchObject({ code: 2000 });
    expect(await listed()).toEqual([]);
  });

  test.each([
    ['クーバネティス', 'en', 'ja'],
    ['超级计算机房', 'en', 'zh'],
    ['超級計算機房', 'ja', 'ja'],
    ['zeppelin', 'cn', 'zh'],
  ])('%s on a page in %s is one of the language %s', async (word, page, language) => {
    await search(word, { language: page });
    expect((await list()).map((entry) => entry.language)).toEqual([language]);
  });

  test('a word that finds something by now is no longer listed', async () => {
    await search('zeppelin');
    expect(await listed()).toHaveLength(1);
    documents = [...searchDocuments, { _id: 'synonym-1', _type: 'synonym', language: 'en', words: ['zeppelin', 'wordpress'] }];
    mydoc.mydoc.contentChanged();
    expect(await listed()).toEqual([]);
    documents = searchDocuments;
    mydoc.mydoc.contentChanged();
  });

  test('made-up words fill only so much of the disk, and days long past go', async () => {
    const { executor } = mydoc.database;
    await executor.execute(sql`
      INSERT INTO lost_search SELECT (now() AT TIME ZONE 'UTC')::date, 'en', 'made-up ' || n, 'made-up ' || n, 1 FROM generate_series(1, 999) n`);
    await executor.execute(sql`INSERT INTO lost_search VALUES ((now() AT TIME ZONE 'UTC')::date - 91, 'en', 'past', 'past', 5)`);
    await search('first-zeppelin');
    await search('second-zeppelin');
    await search('first-zeppelin');
    const kept = z.object({ word: z.string(), searches: z.coerce.number() });
    const rows = await readRows(executor, sql`SELECT word, searches FROM lost_search WHERE word NOT LIKE 'made-up%'`, kept);
    expect(rows).toEqual([{ word: 'first-zeppelin', searches: 2 }]);
  });

  test('the search answers although they cannot be counted', async () => {
    await mydoc.database.executor.execute(sql`ALTER TABLE lost_search RENAME TO lost_elsewhere`);
    const answer = await search('zeppelin');
    await mydoc.database.executor.execute(sql`ALTER TABLE lost_elsewhere RENAME TO lost_search`);
    expect(answer).toMatchObject({ code: 2000, message: { aggsInfo: { all: 0 } } });
  });

  test.each([
    ['a visitor', {}],
    ['a wrong token', { authorization: 'Bearer guessed' }],
  ])('are nobody’s but the editors’: %s is told that there is no such call', async (_who, headers: Record<string, string>) => {
    expect(await mydoc.call(lostSearches.path, {}, headers)).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  });
});
