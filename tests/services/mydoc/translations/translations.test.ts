import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTranslations, settleTranslation } from '#lib/contracts/calls/translation-calls.ts';
import { publishedDocument, type PublishedDocument } from '#lib/revalidation/content-change.ts';
import { createTranslationRecorder, type TranslationRecorder } from '#services/mydoc/translations/translation-recorder.ts';
import { editorToken, openShop, type ShopUnderTest } from '../orders/shop-under-test.ts';

let shop: ShopUnderTest;
let recorder: TranslationRecorder;
let inCms: readonly PublishedDocument[] = [];

beforeAll(async () => {
  shop = await openShop();
  recorder = createTranslationRecorder({ database: shop.mydoc.database, client: { fetch: async () => inCms } as never });
}, 60_000);

afterAll(() => shop.close());

const banner = (revision: number, en: string, zh = '促销'): PublishedDocument =>
  publishedDocument.parse({
    _id: 'banner-a',
    _type: 'banner',
    _rev: `r${revision}`,
    _updatedAt: new Date(revision * 1000).toISOString(),
    title: { en, zh, ja: 'セール' },
  });

const asEditor = { authorization: `Bearer ${editorToken}` };
const open = async () => {
  const texts = openTranslations.output.parse((await shop.mydoc.call(openTranslations.path, {}, asEditor)).message);
  return texts.flatMap(({ title, fields }) =>
    fields.map(({ language, path, madeFrom, source }) => [title, language, path, madeFrom, source]),
  );
};
const settle = async (path: string, language: string, sourceRevision: string): Promise<unknown> =>
  (await shop.mydoc.call(settleTranslation.path, { group: 'banner-a', path, language, sourceRevision }, asEditor)).message;

test('R-4.1 only editors are told what waits for a translation, and may say that one still fits', async () => {
  const forms: [string, Record<string, string>][] = [
    [openTranslations.path, {}],
    [settleTranslation.path, { group: 'a', path: 'b', language: 'zh', sourceRevision: 'c' }],
  ];
  for (const [path, form] of forms) {
    expect(await shop.mydoc.call(path, form, {})).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  }
});

test('R-4.1 nothing is behind at first; a changed source puts both translations behind, with what they were made from', async () => {
  await recorder.note({ before: null, after: banner(0, 'Before everything was read') });
  inCms = [banner(1, 'Sale')];
  await recorder.catchUp();
  expect(await open()).toEqual([]);
  await recorder.note({ before: banner(1, 'Sale'), after: banner(2, 'Big sale') });
  expect(await open()).toEqual([
    ['Big sale', 'zh', 'title.{}', 'Sale', 'Big sale'],
    ['Big sale', 'ja', 'title.{}', 'Sale', 'Big sale'],
  ]);
});

test('R-4.1 a notice that got lost is made up for by reading the CMS again, and one that comes again changes nothing', async () => {
  inCms = [banner(3, 'Big sale', '大促销')];
  await recorder.catchUp();
  await recorder.note({ before: banner(1, 'Sale'), after: banner(2, 'Big sale') });
  expect(await open()).toEqual([['Big sale', 'ja', 'title.{}', 'Sale', 'Big sale']]);
});

test('R-4.1 an editor’s word that a translation still fits holds for the source that was read, and no other', async () => {
  expect(await settle('title.{}', 'ja', 'r2')).toEqual({ settled: false });
  expect(await open()).toHaveLength(1);
  expect(await settle('title.{}', 'ja', 'r3')).toEqual({ settled: true });
  expect(await open()).toEqual([]);
});

test('R-4.1 what is deleted waits for nothing', async () => {
  await recorder.note({ before: banner(3, 'Big sale', '大促销'), after: banner(4, 'Sale again', '大促销') });
  expect(await open()).toHaveLength(2);
  await recorder.note({ before: banner(4, 'Sale again', '大促销'), after: null });
  expect(await open()).toEqual([]);
});

test('R-4.1 reading again what is known writes nothing', async () => {
  let transactions = 0;
  const { database } = shop.mydoc;
  const counted: typeof database = {
    ...database,
    transaction: (work, ...options) => {
      transactions += 1;
      return database.transaction(work, ...options);
    },
  };
  const again = createTranslationRecorder({ database: counted, client: { fetch: async () => inCms } as never });
  inCms = [banner(5, 'Sale')];
  await again.catchUp();
  await again.catchUp();
  expect(transactions).toBe(0);
  inCms = [banner(6, 'Big sale')];
  await again.catchUp();
  expect(transactions).toBe(1);
});
