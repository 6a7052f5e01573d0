import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let editor: SanityClient;

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  editor = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: under.editor('editor').token,
  });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const seed = (type: string, order: number, count: number) =>
  Array.from({ length: count }, (_, n) => ({ _id: `${type}-${n}`, _type: type, order, title: { en: `${type} ${n}` } }));
const importSeed = (type: string, order: number, count = 4) => under.lake.importDocuments(seed(type, order, count));

describe('the seed', () => {
  test('comes in once, whatever refers to what', async () => {
    const loop = [
      { _id: 'loop-a', _type: 'loop', to: { _type: 'reference', _ref: 'loop-b' } },
      { _id: 'loop-b', _type: 'loop', to: { _type: 'reference', _ref: 'loop-a' } },
    ];
    expect(await under.lake.importDocuments(loop)).toEqual({ created: 2, updated: 0 });
    expect(await importSeed('notice', 1)).toEqual({ created: 4, updated: 0 });
    expect(await importSeed('notice', 1)).toEqual({ created: 0, updated: 0 });
  });

  test('a newer seed adds and updates, and leaves alone what an editor changed, drafted or deleted', async () => {
    await importSeed('banner', 1);
    await editor.patch('banner-0').set({ order: 50 }).commit();
    await editor.create({ _id: 'drafts.banner-1', _type: 'banner', order: 51 });
    await editor.delete('banner-2');
    expect(await importSeed('banner', 2, 5)).toEqual({ created: 1, updated: 1 });
    const orders: unknown = await editor.fetch('*[_type == "banner"] | order(_id asc){_id, order}');
    expect(orders).toEqual([
      { _id: 'banner-0', order: 50 },
      { _id: 'banner-1', order: 1 },
      { _id: 'banner-3', order: 2 },
      { _id: 'banner-4', order: 2 },
    ]);
  });

  test('R-4.1 a newer seed leaves published versions of legal texts as they are, and adds others', async () => {
    const version = (number: number, title: string) => ({
      _id: `terms-v${number}`,
      _type: 'article',
      kind: 'legal',
      version: number,
      title,
    });
    expect(await under.lake.importDocuments([version(1, 'Terms')])).toEqual({ created: 1, updated: 0 });
    expect(await under.lake.importDocuments([version(1, 'Other terms'), version(2, 'Terms')])).toEqual({ created: 1, updated: 0 });
    expect(await under.lake.importDocuments([{ ...version(2, 'Terms again'), _id: 'terms-elsewhere' }])).toEqual({
      created: 0,
      updated: 0,
    });
    expect(await editor.fetch('*[_id match "terms-v*"] | order(_id asc).title')).toEqual(['Terms', 'Terms']);
  });

  test('pictures of the seed come in by their bytes', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>');
    const { _id } = await under.lake.importAsset(drawing, 'seed.svg');
    expect(_id).toMatch(/^image-[0-9a-f]{40}-8x4-svg$/);
    expect(await under.lake.importAsset(drawing, 'seed.svg')).toEqual({ _id });
  });
});
