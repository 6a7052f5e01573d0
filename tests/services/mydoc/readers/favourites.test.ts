import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { collectedArticles, favouritesAtMost } from '#lib/contracts/calls/reader-calls.ts';
import { helpDocument, openReaders, type ReadersUnderTest } from './readers-under-test.ts';

let readers: ReadersUnderTest;

beforeAll(async () => {
  readers = await openReaders();
}, 60_000);

afterAll(() => readers.close());

beforeEach(async () => {
  await readers.rows(sql`DELETE FROM reader_favourite`);
  readers.publish(helpDocument('ssh'), helpDocument('ssh', { language: 'ja', title: 'SSHで接続' }), helpDocument('disks'));
});

const collect = (account: string, article: string, language = 'en') => readers.call(account, 'doc/helpDoc/collect', { article, language });
const uncollect = (account: string, article: string) => readers.call(account, 'doc/helpDoc/uncollect', { article });
const listOf = async (account: string, language = 'en') =>
  collectedArticles.output.parse((await readers.call(account, 'doc/helpDoc/collected', { language })).message).items;
const titles = async (account: string, language = 'en') => (await listOf(account, language)).map(({ title }) => title);

describe('R-8.4 favourites', () => {
  test('are the account’s: anybody else is asked to log in', async () => {
    for (const path of ['collect', 'uncollect', 'collected'])
      expect(await readers.call('', `doc/helpDoc/${path}`, path === 'collected' ? {} : { article: 'ssh' })).toMatchObject({
        code: 401,
        message: { key: 'loginRequired' },
      });
  });

  test('are set and unset, once or twice with the same result, the last one first', async () => {
    for (const article of ['ssh', 'ssh', 'disks'])
      expect(await collect('aiko', article)).toMatchObject({ code: 2000, message: { collected: true } });
    expect(await titles('aiko')).toEqual(['About disks', 'About ssh']);
    expect(await titles('bo')).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      expect(await uncollect('aiko', 'ssh')).toMatchObject({ code: 2000, message: { collected: false } });
    expect(await titles('aiko')).toEqual(['About disks']);
  });

  test('have the title, subject, day and address of today, in the language of the page', async () => {
    await collect('aiko', 'ssh');
    await collect('aiko', 'disks');
    const moved = { slug: { current: 'volumes' }, title: 'Disks and volumes' };
    readers.publish(helpDocument('ssh'), helpDocument('ssh', { language: 'ja', title: 'SSHで接続' }), helpDocument('disks', moved));
    expect(await listOf('aiko', 'ja')).toEqual([
      {
        article: 'disks',
        title: 'Disks and volumes',
        language: 'en',
        link: '/ja/doc/article/volumes',
        subject: '接続',
        updatedOn: '2026-11-12',
      },
      { article: 'ssh', title: 'SSHで接続', language: 'ja', link: '/ja/doc/article/ssh', subject: '接続', updatedOn: '2026-11-12' },
    ]);
  });

  test('one that was withdrawn is listed as gone, and comes back to its place after a removal', async () => {
    await collect('aiko', 'ssh', 'ja');
    await collect('aiko', 'disks');
    readers.publish(helpDocument('disks'));
    const gone = { article: 'ssh', title: 'SSHで接続', language: 'ja', link: null, subject: null, updatedOn: null };
    expect((await listOf('aiko'))[1]).toEqual(gone);
    await uncollect('aiko', 'ssh');
    expect(await titles('aiko')).toEqual(['About disks']);
    expect(await collect('aiko', 'ssh')).toMatchObject({ code: 2000 });
    expect((await listOf('aiko'))[1]).toEqual(gone);
  });

  test('what is not published cannot be collected: by a guess, before its day, or of another account', async () => {
    readers.publish(helpDocument('ssh', { effectiveDate: '2999-01-01' }));
    for (const article of ['ssh', 'nothing', "'; DROP TABLE reader_favourite; --"])
      expect(await collect('bo', article)).toMatchObject({ code: 4405, message: { key: 'articleGone' } });
    expect(await collect('bo', 'x'.repeat(201))).toMatchObject({ code: 4004, message: { field: 'article' } });
  });

  test('a removed one is deleted after an hour, when somebody removes another', async () => {
    const count = () => readers.rows(sql`SELECT article FROM reader_favourite ORDER BY article`);
    await collect('aiko', 'ssh');
    await uncollect('aiko', 'ssh');
    await collect('bo', 'disks');
    await uncollect('bo', 'disks');
    expect(await count()).toHaveLength(2);
    await readers.rows(sql`UPDATE reader_favourite SET removed_at = now() - interval '61 minutes' WHERE account_id = 'aiko'`);
    await uncollect('bo', 'disks');
    expect(await count()).toEqual([{ article: 'disks' }]);
  });

  test(`an account has ${favouritesAtMost} at most; one of them may be collected again`, async () => {
    await collect('aiko', 'ssh');
    await readers.rows(sql`INSERT INTO reader_favourite (account_id, article, title, language)
      SELECT 'aiko', 'made-' || n, 'Made', 'en' FROM generate_series(2, ${favouritesAtMost}) AS n`);
    expect(await collect('aiko', 'disks')).toMatchObject({ code: 4406, message: { key: 'favouritesFull' } });
    expect(await collect('aiko', 'ssh')).toMatchObject({ code: 2000 });
    expect(await listOf('aiko')).toHaveLength(favouritesAtMost);
  });

  test('a removed one does not come back beyond that limit', async () => {
    await collect('aiko', 'ssh');
    await uncollect('aiko', 'ssh');
    await readers.rows(sql`INSERT INTO reader_favourite (account_id, article, title, language)
      SELECT 'aiko', 'made-' || n, 'Made', 'en' FROM generate_series(1, ${favouritesAtMost}) AS n`);
    expect(await collect('aiko', 'ssh')).toMatchObject({ code: 4406, message: { key: 'favouritesFull' } });
    await uncollect('aiko', 'made-1');
    expect(await collect('aiko', 'ssh')).toMatchObject({ code: 2000 });
    expect(await titles('aiko')).toContain('About ssh');
  });

  test('collected and removed by many tabs at once: there is one, or none, and no call fails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => (place % 3 === 2 ? uncollect('aiko', 'ssh') : collect('aiko', 'ssh'))),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2000]));
    await collect('aiko', 'ssh');
    expect(await titles('aiko')).toEqual(['About ssh']);
  });

  test('a CMS that never answered makes nothing gone', async () => {
    await collect('aiko', 'ssh');
    const fresh = await openReaders();
    await fresh.mydoc.database.executor.execute(sql`INSERT INTO reader_favourite VALUES ('aiko', 'ssh', 'About ssh', 'en')`);
    expect(await fresh.call('aiko', 'doc/helpDoc/collected')).toMatchObject({ code: 503, message: { key: 'systemBusy' } });
    expect(await fresh.call('bo', 'doc/helpDoc/collected')).toMatchObject({ code: 2000, message: { items: [] } });
    await fresh.close();
  });
});
