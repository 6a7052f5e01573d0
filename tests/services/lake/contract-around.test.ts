import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import type { ListenEvent, SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { until } from '#tests/setup/until.ts';
import { id, openContractedLake, run, type ContractedLake } from './contracted-lake.ts';

/** What the site and the Studio rely on besides documents, through the real client. */
let lake: ContractedLake;
let client: SanityClient;

beforeAll(async () => {
  lake = await openContractedLake();
  ({ client } = lake);
}, 60_000);

afterAll(() => lake.close());

describe('listening', () => {
  test('events arrive in the order of transactions, with effects and the revision, also when a document goes', async () => {
    const events: ListenEvent<Record<string, unknown>>[] = [];
    const subscription = client
      .listen(
        '*[_type == $type]',
        { type: `heard-${run}` },
        { includeResult: true, effectFormat: 'mendoza', events: ['welcome', 'mutation'], visibility: 'transaction' },
      )
      .subscribe((event) => events.push(event));
    await until('a welcome', () => events.some((event) => event.type === 'welcome'));
    await client.create({ _id: id('heard'), _type: `heard-${run}`, n: 1 });
    await client.patch(id('heard')).set({ n: 2 }).commit();
    await client.delete(id('heard'));
    await until('four events', () => events.length >= 4);
    subscription.unsubscribe();
    expect(events.slice(1)).toMatchObject([
      {
        type: 'mutation',
        transition: 'appear',
        documentId: id('heard'),
        result: { n: 1 },
        transactionTotalEvents: 1,
        transactionCurrentEvent: 1,
      },
      { type: 'mutation', transition: 'update', result: { n: 2 }, effects: { apply: expect.any(Array), revert: expect.any(Array) } },
      { type: 'mutation', transition: 'disappear', resultRev: expect.any(String), previousRev: expect.any(String) },
    ]);
  });
});

describe('history', () => {
  test('a document is read as it was, and its transactions name their authors', async () => {
    const first = await client.create({ _id: id('past'), _type: 'note', text: 'old' });
    const second = await client.patch(id('past')).set({ text: 'new' }).commit();
    const { dataset = '' } = client.config();
    const then = await client.request({ uri: `/data/history/${dataset}/documents/${id('past')}?revision=${first._rev}` });
    expect(then.documents).toMatchObject([{ text: 'old', _rev: first._rev }]);
    const lines: string = await client.request({
      uri: `/data/history/${dataset}/transactions/${id('past')}?effectFormat=mendoza&excludeContent=true`,
      json: false,
    });
    const transactions = String(lines)
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(transactions).toMatchObject([
      { id: first._rev, author: expect.any(String) },
      { id: second._rev, effects: { [id('past')]: { apply: expect.any(Array) } } },
    ]);
  });
});

describe('preview', () => {
  test('a secret that the Studio makes lets the site show drafts; another does not', async () => {
    const { secret } = await createPreviewSecret(client, 'contract', 'https://studio.test/studio', 'someone', id('secret'));
    const address = (given: string) => `https://site.test/api/preview/enable?sanity-preview-secret=${given}&sanity-preview-pathname=%2Fzh`;
    expect(await validatePreviewUrl(client, address(secret))).toMatchObject({ isValid: true, redirectTo: '/zh' });
    expect(await validatePreviewUrl(client, address('guessed'))).toMatchObject({ isValid: false });
    await client.delete(`drafts.${id('secret')}`);
  });
});

describe('assets', () => {
  test('a picture is uploaded once, described, and served in the form that is asked for', async () => {
    const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#c0392b' } })
      .png()
      .toBuffer();
    const asset = await client.assets.upload('image', picture, { filename: `${run}.png` });
    expect(asset).toMatchObject({ _type: 'sanity.imageAsset', extension: 'png', metadata: { dimensions: { width: 64, height: 40 } } });
    expect((await client.assets.upload('image', picture))._id).toBe(asset._id);
    const address = new URL(asset.url, lake.origin ?? asset.url);
    const served = await fetch(`${address}?w=32&h=32&fit=crop&fm=webp`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 32, height: 32 });
  });

  test('a file is uploaded and served as it is', async () => {
    const asset = await client.assets.upload('file', Buffer.from('hello'), { filename: 'a.txt' });
    const served = await fetch(new URL(asset.url, lake.origin ?? asset.url));
    expect(await served.text()).toBe('hello');
  });
});
