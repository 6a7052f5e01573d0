import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mostReadSearch } from '#lib/contracts/calls/most-read-call.ts';
import { createArticleReads, forgetOldReads } from '#services/mydoc/visits/article-reads.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { article } from '#tests/lib/content/sample-documents.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const slugs = ['one', 'two', 'three', 'four', 'five', 'six'];
const documents = [
  ...slugs.map((slug, order) =>
    article('ja', 1, '2026-01-01', { _id: slug, kind: 'help', slug: { current: slug }, title: `記事 ${slug}`, order }),
  ),
  article('ja', 1, '2026-01-01', { _id: 'tos' }),
];

let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ ask: askOver(documents) });
}, 60_000);

afterAll(() => mydoc.close());

beforeEach(async () => {
  await mydoc.database.executor.execute(sql`DELETE FROM article_read`);
});

const nothingOld = async (): Promise<void> => undefined;

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', host: 'site.example' };
const read = (path: string, headers: Record<string, string> = {}) =>
  mydoc.call('seniorManage/Browsing/add', {}, { ...browser, referer: `https://site.example${path}`, ...headers });

describe('R-8.1 the articles read most', () => {
  test('are counted by day, language and article; what is no help article in force there, robots and versions are not', async () => {
    for (const path of ['/ja/doc/article/two', '/ja/doc/article/two?from=x', '/ja/doc/article/one']) await read(path);
    for (const path of ['/ja/doc/article/made-up', '/doc/article/one', '/ja/doc/article/tos', '/ja/doc/article/one/versions/1', '/ja/doc'])
      await read(path);
    await read('/ja/doc/article/one', { 'user-agent': 'Googlebot/2.1' });
    const reads = createArticleReads(mydoc.database.executor, nothingOld);
    expect([await reads.mostRead('ja'), await reads.mostRead('en')]).toEqual([['two', 'one'], []]);
  });

  test('are those of the last 30 days, and older counts are deleted', async () => {
    const { executor } = mydoc.database;
    const ago = (days: number, slug: string) =>
      executor.execute(sql`INSERT INTO article_read VALUES ((now() AT TIME ZONE 'UTC')::date - ${days}::int, 'zh', ${slug}, ${days})`);
    for (const [days, slug] of [
      [29, 'last'],
      [30, 'too-old'],
      [61, 'gone'],
    ] as const)
      await ago(days, slug);
    const reads = createArticleReads(executor, () => forgetOldReads(executor).then(() => undefined));
    await reads.count({ language: 'zh', slug: 'today' });
    expect(await reads.mostRead('zh')).toEqual(['last', 'today']);
    expect(await readRows(executor, sql`SELECT slug FROM article_read WHERE slug = 'gone'`, z.object({ slug: z.string() }))).toEqual([]);
  });

  test('the first reader of a day has old searches before low ratings and removed favourites deleted too', async () => {
    const fresh = await startMydoc({ ask: askOver(documents) });
    const { executor } = fresh.database;
    for (const [days, word] of [
      [90, 'kept'],
      [91, 'old'],
    ] as const)
      await executor.execute(sql`INSERT INTO reader_search (article, language, version, word, day)
        VALUES ('one', 'ja', 1, ${word}, (now() AT TIME ZONE 'UTC')::date - ${days}::int)`);
    for (const [minutes, slug] of [
      [59, 'kept'],
      [61, 'old'],
    ] as const)
      await executor.execute(sql`INSERT INTO reader_favourite (account_id, article, title, language, removed_at)
        VALUES ('aiko', ${slug}, 'Title', 'ja', now() - ${minutes}::int * interval '1 minute')`);
    await fresh.call('seniorManage/Browsing/add', {}, { ...browser, referer: 'https://site.example/ja/doc/article/one' });
    const left = await readRows(
      executor,
      sql`SELECT word AS name FROM reader_search UNION ALL SELECT article FROM reader_favourite`,
      z.object({ name: z.string() }),
    );
    expect(left.map(({ name }) => name)).toEqual(['kept', 'kept']);
    await fresh.close();
  });

  test('the call answers the newest while fewer than five were read', async () => {
    const answer = await mydoc.call('doc/helpDoc/mostRead', { language: 'ja', row: '2' });
    expect(mostReadSearch.output.parse(answer.message)).toEqual({
      kind: 'newest',
      items: [
        { title: '記事 one', link: '/ja/doc/article/one' },
        { title: '記事 two', link: '/ja/doc/article/two' },
      ],
    });
  });
});
