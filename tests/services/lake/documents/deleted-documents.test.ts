import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
let admin: SanityClient;

const page = z.object({
  documents: z.array(z.object({ document: z.looseObject({ _id: z.string() }), deletedAt: z.iso.datetime(), deletedBy: z.string() })),
  next: z.string().nullable(),
});

const ask = (query = '', headers: Record<string, string> = { authorization: `Bearer ${adminToken}` }) =>
  fetch(`${under.origin}/lake/v2025-02-19/data/deleted/production${query}`, { headers });

const deleted = async (query = '') => page.parse(await (await ask(query)).json());
const idsOf = ({ documents }: z.infer<typeof page>) => documents.map(({ document }) => document._id);

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database);
  admin = createClient({
    projectId: 'lake',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${under.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: adminToken,
  });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

test('what was deleted is listed as it last was, with the instant and the editor; the last deleted first', async () => {
  for (const id of ['banner-a', 'banner-b']) await admin.create({ _id: id, _type: 'banner', title: { en: id } });
  await admin
    .patch('banner-a')
    .set({ title: { en: 'Autumn' } })
    .commit();
  await admin.delete('banner-a');
  const editor = under.editor('editor');
  await admin.withConfig({ token: editor.token }).delete('banner-b');
  const { documents, next } = await deleted();
  expect(next).toBeNull();
  expect(documents).toMatchObject([{ document: { _id: 'banner-b' } }, { document: { _id: 'banner-a', title: { en: 'Autumn' } } }]);
  expect(new Set(documents.map(({ deletedBy }) => deletedBy)).size).toBe(2);
});

test('a document that is there again is not listed, and listed again when it is deleted again', async () => {
  await admin.create({ _id: 'banner-a', _type: 'banner', title: { en: 'Again' } });
  expect(idsOf(await deleted())).toEqual(['banner-b']);
  await admin.delete('banner-a');
  expect(idsOf(await deleted())).toEqual(['banner-a', 'banner-b']);
});

test('a draft is listed if it was never published; one that was published or discarded beside a published document is not', async () => {
  await admin.create({ _id: 'drafts.note', _type: 'banner' });
  await admin.delete('drafts.note');
  await admin.create({ _id: 'drafts.kept', _type: 'banner' });
  await admin.transaction().create({ _id: 'kept', _type: 'banner' }).delete('drafts.kept').commit();
  await admin.create({ _id: 'drafts.kept', _type: 'banner' });
  await admin.delete('drafts.kept');
  expect(idsOf(await deleted())).toEqual(['drafts.note', 'banner-a', 'banner-b']);
});

test('what the Studio writes for itself is not listed', async () => {
  await admin.create({ _id: 'secret', _type: 'sanity.previewUrlSecret' });
  await admin.delete('secret');
  expect(idsOf(await deleted())).not.toContain('secret');
});

test('pages end where they are full, also in the middle of one transaction, and none is left out or listed twice', async () => {
  const ids = Array.from({ length: 130 }, (_, n) => `many-${String(n).padStart(3, '0')}`);
  await ids.reduce((transaction, _id) => transaction.create({ _id, _type: 'banner' }), admin.transaction()).commit();
  await ids.reduce((transaction, id) => transaction.delete(id), admin.transaction()).commit();
  const seen: string[] = [];
  let after = '';
  for (;;) {
    const read = await deleted(after);
    seen.push(...idsOf(read));
    if (read.next === null) break;
    expect(read.documents).toHaveLength(50);
    after = `?after=${encodeURIComponent(read.next)}`;
  }
  expect(seen).toEqual([...ids.toReversed(), 'drafts.note', 'banner-a', 'banner-b']);
});

test('a stranger is refused, and so is a place that is none', async () => {
  expect((await ask('', {})).status).toBe(401);
  expect((await ask('?after=1;drop')).status).toBe(400);
});
