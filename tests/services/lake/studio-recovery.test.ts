import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { createLeftBehind } from '#studio/connection/left-behind.ts';
import { createLocalCopies } from '#studio/connection/local-copies.ts';
import { recover } from '#studio/connection/recover-copy.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { copy } from '#tests/studio/connection/local-copy-under-test.ts';
import { createMemoryStorage } from '#tests/studio/connection/memory-storage.ts';
import { adminToken, openLake, type LakeUnderTest } from './lake-under-test.ts';

describe('words that a closed page of the Studio left', () => {
  let under: LakeUnderTest;
  let client: SanityClient;
  let close: () => Promise<void>;

  beforeEach(async () => {
    const database = await openTestDatabase();
    under = await openLake(database);
    client = createClient({
      projectId: 'lake',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: `${under.origin}/lake`,
      useProjectHostname: false,
      useCdn: false,
      token: adminToken,
      perspective: 'raw',
    });
    close = async () => {
      await under.close();
      await database.close();
    };
  });

  afterEach(() => close());

  test('what is left is written on top of the writes that were not answered, each of them once, and a race is run again', async () => {
    const { _rev } = await client.create({ _id: 'drafts.a', _type: 'banner', title: { en: 'old', ja: 'x' } });
    const url = client.getUrl(client.getDataUrl('mutate'));
    const body = { mutations: [{ patch: { id: 'drafts.a', set: { 'title.en': 'old ty' } } }], transactionId: 't1' };
    let races = 0;
    const send: typeof fetch = async (address, init) => {
      const answer = await fetch(address, {
        ...init,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` },
      });
      if (races++ === 0) await client.patch('drafts.a').set({ 'title.ja': 'others' }).commit();
      return answer;
    };
    const left = copy({
      base: { draft: _rev, published: null },
      transactions: ['t1'],
      unanswered: [{ transactionId: 't1', url, body }],
      changes: [{ path: ['title', 'en'], before: 'old ty', after: 'old typed' }],
    });
    expect(await recover(client, left, send)).toEqual({ kind: 'saved' });
    expect(await client.getDocument('drafts.a')).toMatchObject({ title: { en: 'old typed', ja: 'others' } });
    expect(await recover(client, left, send)).toEqual({ kind: 'saved' });
    expect(await client.fetch('count(*[_id == "drafts.a" && title.en == "old typed"])')).toBe(1);
  }, 60_000);

  test('a first edit of a published document starts its draft, a choice waits for the editor, and what an open page holds is left alone', async () => {
    const published = await client.create({ _id: 'a', _type: 'banner', title: { en: 'old' } });
    await client.create({ _id: 'drafts.b', _type: 'banner', title: { en: 'theirs' } });
    const copies = createLocalCopies(createMemoryStorage());
    copies.write(copy({ base: { draft: null, published: published._rev } }));
    const url = client.getUrl(client.getDataUrl('mutate'));
    copies.write(
      copy({
        documentId: 'b',
        unanswered: [
          {
            transactionId: 't9',
            url,
            body: { mutations: [{ patch: { id: 'drafts.b', set: { 'title.en': 'typ' } } }], transactionId: 't9' },
          },
        ],
      }),
    );
    copies.write(copy({ owner: 'open', documentId: 'b' }));
    const send: typeof fetch = (address, init) =>
      fetch(address, { ...init, headers: { 'content-type': 'application/json', authorization: `Bearer ${adminToken}` } });
    const left = createLeftBehind({
      client,
      copies,
      pages: {
        own: 'this',
        look:
          async () =>
          ({ owner }) =>
            owner === 'open',
      },
      editor: 'editor-editor',
      send,
    });
    const asked = new Promise<Parameters<typeof left.use>[0]>((resolve) => {
      left.choices.subscribe(([choice]) => {
        if (choice) resolve(choice);
      });
    });
    const stop = left.start();
    const choice = await asked;
    expect(await client.getDocument('drafts.a')).toMatchObject({ _type: 'banner', title: { en: 'typed' } });
    expect([choice.copy.documentId, choice.changes.map(({ after }) => after)]).toEqual(['b', ['typed']]);
    expect(await client.getDocument('drafts.b')).toMatchObject({ title: { en: 'theirs' } });
    await left.use(choice);
    expect(await client.getDocument('drafts.b')).toMatchObject({ title: { en: 'typed' } });
    expect(copies.leftBehind('editor-editor', () => false).map(({ owner }) => owner)).toEqual(['open']);
    stop();
  }, 60_000);
});
