import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient, type SanityClient } from '@sanity/client';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import sharp from 'sharp';
import { importOptions } from '#scripts/content/import-options.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import type { Database } from '#services/platform/database/database.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, readToken, type LakeUnderTest } from '../lake-under-test.ts';

const directory = mkdtempSync(join(tmpdir(), 'lake-transfer-'));
const databases: Database[] = [];
const lakes: LakeUnderTest[] = [];
let source: SanityClient;

/** An empty lake of its own, and the official client for it. */
async function emptyLake(token = adminToken): Promise<SanityClient> {
  const database = await openTestDatabase();
  databases.push(database);
  const port = await findAnyPort();
  const lake = await openLake(database, { port, publicOrigin: `http://127.0.0.1:${port}` });
  lakes.push(lake);
  return clientOf(lake.origin, token);
}

const clientOf = (origin: string, token: string): SanityClient =>
  createClient({
    ...{ projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', useCdn: false, useProjectHostname: false },
    ...{ apiHost: `${origin}/lake`, token, perspective: 'raw' },
  });

const originOf = (client: SanityClient): string => (client.config().apiHost ?? '').replace(/\/lake$/, '');

const exported = async (client: SanityClient, name: string, mode: 'stream' | 'cursor' = 'stream'): Promise<string> => {
  const outputPath = join(directory, name);
  await exportDataset({ client, dataset: 'production', outputPath, mode, compress: true });
  return outputPath;
};

const imported = (client: SanityClient, file: string, missing = false) =>
  sanityImport(createReadStream(file), importOptions(client, { missing }));

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 40 + shade, height: 30, channels: 3, background: { r: shade, g: 90, b: 120 } } })
    .png()
    .toBuffer();

/** What a dataset holds, without what every write makes anew. */
async function contentOf(client: SanityClient): Promise<Record<string, unknown>[]> {
  const documents = await client.fetch<Record<string, unknown>[]>('*[] | order(_id)');
  return documents
    .filter(({ _type }) => typeof _type === 'string' && !_type.startsWith('system.'))
    .map((document) =>
      Object.fromEntries(
        Object.entries(document).filter(([field]) => !['_rev', '_updatedAt', 'url', 'uploadId', '_createdAt'].includes(field)),
      ),
    );
}

const notes = 300;

/** A version of a legal text that refers to another document and to a picture, both of which an import puts in after the text. */
const legalText = (version: number, related: object, asset: object) => ({
  ...{ _id: `legal-v${version}`, _type: 'article', kind: 'legal', language: 'en', slug: { current: 'tos' }, version },
  ...{ title: `Terms ${version}`, effectiveDate: `202${version}-01-01`, related, picture: { _type: 'image', asset } },
  body: [{ _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: `Version ${version}` }] }],
});

/** One release in each state in which people leave one. */
async function makeReleases(client: SanityClient): Promise<void> {
  for (const releaseId of ['coming', 'planned', 'past', 'shelved']) {
    await client.action({
      actionType: 'sanity.action.release.create',
      releaseId,
      metadata: { title: releaseId, releaseType: 'undecided' },
    });
    await client.create({ _id: `versions.${releaseId}.note-2`, _type: 'note', text: `Note 2, ${releaseId}` });
  }
  await client.action({ actionType: 'sanity.action.release.schedule', releaseId: 'planned', publishAt: '2100-01-01T00:00:00Z' });
  await client.action({ actionType: 'sanity.action.release.archive', releaseId: 'shelved' });
  await client.action({ actionType: 'sanity.action.release.publish', releaseId: 'past' });
}

const releasesOf = (client: SanityClient) =>
  client.fetch<object[]>('*[_type == "system.release"] | order(name) {name, state, "title": metadata.title}');

beforeAll(async () => {
  source = await emptyLake();
  const assets = await Promise.all(
    [1, 2, 3].map(async (shade) => source.assets.upload('image', await picture(shade), { filename: `${shade}.png` })),
  );
  const file = await source.assets.upload('file', Buffer.from('plain words'), { filename: 'words.txt' });
  const reference = (id: string, weak = false) => ({ _type: 'reference', _ref: id, ...(weak ? { _weak: true } : {}) });
  const transaction = source.transaction();
  for (let number = 0; number < notes; number += 1)
    transaction.create({
      _id: `note-${number}`,
      _type: 'note',
      text: `Note ${number}: 云服务器, サーバー, a "quote"`,
      picture: { _type: 'image', asset: reference(assets[number % 3]?._id ?? ''), hotspot: { x: 0.25, y: 0.75 } },
      // each refers to the next, and the last to the first
      next: reference(`note-${(number + 1) % notes}`),
      gone: reference('note-that-never-was', true),
    });
  transaction.create({ _id: 'drafts.note-1', _type: 'note', text: 'not published yet' });
  for (const version of [2, 1]) transaction.create(legalText(version, reference('note-1'), reference(assets[0]?._id ?? '')));
  transaction.create({ _id: 'paper', _type: 'paper', file: { _type: 'file', asset: reference(file._id) } });
  await transaction.commit();
  await makeReleases(source);
}, 60_000);

afterAll(async () => {
  await Promise.all(lakes.map((lake) => lake.close()));
  await Promise.all(databases.map((database) => database.close()));
  rmSync(directory, { recursive: true, force: true });
});

describe('the official export and import', () => {
  test('carry every document, draft, reference, picture and file to an empty lake, and out of it again', async () => {
    const target = await emptyLake();
    await imported(target, await exported(source, 'first.tar.gz'));
    expect(await contentOf(target)).toEqual(await contentOf(source));
    const [path] = await target.fetch<string[]>('*[_type == "sanity.imageAsset" && originalFilename == "2.png"].path');
    const bytes = Buffer.from(await (await fetch(`${originOf(target)}/lake/${path}`)).arrayBuffer());
    expect(bytes.equals(await picture(2))).toBe(true);
    const third = await emptyLake();
    await imported(third, await exported(target, 'second.tar.gz', 'cursor'));
    expect(await contentOf(third)).toEqual(await contentOf(source));
  }, 60_000);

  test('carry the releases that are still to come, as open ones; those that are history stay where they happened', async () => {
    expect(await releasesOf(source)).toMatchObject([
      { state: 'active' },
      { state: 'published' },
      { state: 'scheduled' },
      { state: 'archived' },
    ]);
    const target = await emptyLake();
    const file = await exported(source, 'releases.tar.gz');
    const open = [
      { name: 'coming', state: 'active', title: 'coming' },
      { name: 'planned', state: 'active', title: 'planned' },
    ];
    for (const missing of [false, false, true]) {
      await imported(target, file, missing);
      expect(await releasesOf(target)).toEqual(open);
      expect(await contentOf(target)).toEqual(await contentOf(source));
    }
  }, 60_000);

  test('carry the versions of legal texts into a lake in which nobody has written yet, and into no other', async () => {
    const file = await exported(source, 'legal.tar.gz');
    const target = await emptyLake();
    await imported(target, file);
    expect(await target.fetch('*[_id == "legal-v1"][0].picture.asset._ref')).toMatch(/^image-/);
    const person = clientOf(originOf(target), lakes.at(-1)?.editor('administrator').token ?? '');
    await person.create({ _id: 'note-of-a-person', _type: 'note' });
    await expect(target.patch('legal-v1', { set: { title: 'Other terms' } }).commit()).rejects.toThrow(/published and stays as it is/);
    await expect(target.create(legalText(3, { _type: 'reference', _ref: 'note-1' }, {}))).rejects.toThrow(/not by the token of a machine/);
  }, 60_000);

  test('are taken up by the same command where they were cut off: pictures come last', async () => {
    const file = await exported(source, 'cut.tar.gz');
    const target = await emptyLake();
    await imported(target, file);
    const left = target.transaction();
    // as a killed importer leaves them: some without their pictures, some not there
    for (let number = 0; number < 100; number += 1) left.patch(`note-${number}`, { unset: ['picture.asset'] });
    for (let number = 200; number < 250; number += 1) left.patch(`note-${number}`, { unset: ['next'] });
    await left.commit();
    await imported(target, file);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  }, 60_000);

  test('leave what is there already as it is, if they are asked to', async () => {
    const file = await exported(source, 'missing.tar.gz');
    const target = await emptyLake();
    await target.create({ _id: 'note-7', _type: 'note', text: 'an editor was here' });
    await imported(target, file, true);
    await imported(target, file, true);
    const content = await contentOf(target);
    expect(content).toHaveLength((await contentOf(source)).length);
    expect(content.find(({ _id }) => _id === 'note-7')).toMatchObject({ text: 'an editor was here' });
  }, 60_000);

  test('leave nothing half when the file is damaged: the fault is said', async () => {
    const target = await emptyLake();
    await expect(
      sanityImport([{ _id: 'x', text: 'no type' }] as never, { client: target, operation: 'createOrReplace' }),
    ).rejects.toThrow();
    expect(await contentOf(target)).toEqual([]);
  }, 60_000);
});

describe('the export of a dataset', () => {
  const lines = async (token: string | null, query = ''): Promise<Record<string, unknown>[] | number> => {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${originOf(source)}/lake/v2025-02-19/data/export/production${query}`, { headers });
    if (!answer.ok) return answer.status;
    return (await answer.text())
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  test('is for those who are logged in, and shows the site’s token what is published', async () => {
    expect(await lines(null)).toBe(401);
    const [all, published] = [await lines(adminToken), await lines(readToken)];
    const ids = (found: typeof all): unknown[] => (Array.isArray(found) ? found.map(({ _id }) => _id) : []);
    expect(ids(all)).toContain('drafts.note-1');
    expect(ids(published)).toContain('note-1');
    expect(ids(published)).not.toContain('drafts.note-1');
  });

  test('is of the types that are named', async () => {
    expect(await lines(adminToken, '?types=paper')).toMatchObject([{ _id: 'paper', _type: 'paper' }]);
  });
});
