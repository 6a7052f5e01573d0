import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readBuildPage } from '#services/door/page-cache/build-pages.ts';
import { createDiskPageStore } from '#services/door/page-cache/disk-page-store.ts';
import type { PageEntry } from '#services/door/page-cache/page-entry.ts';
import { RecentPages } from '#services/door/page-cache/page-store.ts';

const entry = (html: string): PageEntry => ({ lastModified: 1, value: { kind: 'PAGES', html }, cacheControl: { revalidate: 60 } });
const unreported = (problem: unknown): void => {
  throw problem;
};

let directory: string;
let nowMs: number;

beforeEach(() => {
  nowMs = 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-pages-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('pages of a single replica', () => {
  test('survive a restart with their lifetime', async () => {
    await createDiskPageStore(directory, unreported).write('/$/zh', entry('hello'));
    expect(await createDiskPageStore(directory, unreported).read('/$/zh')).toEqual({ entry: entry('hello'), dropped: false });
  });

  test('are gone when removed, and dropped when all are dropped, for this process and the next', async () => {
    const store = createDiskPageStore(directory, unreported);
    await store.write('a', entry('a'));
    await store.write('b', entry('b'));
    await store.remove('a');
    expect(await store.read('a')).toBeNull();
    await store.dropAll();
    expect(await store.read('b')).toEqual({ entry: entry('b'), dropped: true });
    expect(await createDiskPageStore(directory, unreported).read('b')).toEqual({ entry: entry('b'), dropped: true });
    nowMs += 1;
    const anew = { ...entry('b'), lastModified: nowMs };
    await store.write('b', anew);
    expect(await store.read('b')).toEqual({ entry: anew, dropped: false });
  });

  test('of the very millisecond in which all were dropped are dropped, and those of the next are not', async () => {
    const store = createDiskPageStore(directory, unreported);
    const nowMs = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(nowMs);
    await store.dropAll();
    const droppedAt = async (lastModified: number): Promise<boolean | undefined> => {
      await store.write('a', { ...entry('a'), lastModified });
      return (await store.read('a'))?.dropped;
    };
    expect([await droppedAt(nowMs - 1), await droppedAt(nowMs), await droppedAt(nowMs + 1)]).toEqual([true, true, false]);
  });

  test('are dropped though one was being read for the first time', async () => {
    const store = createDiskPageStore(directory, unreported);
    await store.write('a', { ...entry('a'), lastModified: nowMs });
    const reading = store.read('a');
    await store.dropAll();
    await reading;
    expect(await store.read('a')).toMatchObject({ dropped: true });
  });

  test('a torn or foreign file counts as missing', async () => {
    const store = createDiskPageStore(directory, unreported);
    await store.write('a', entry('a'));
    for (const file of await readdir(directory)) await writeFile(path.join(directory, file), '{"lastModified":');
    expect(await createDiskPageStore(directory, unreported).read('a')).toBeNull();
  });

  test('a disk that refuses is reported, and the page is still served from memory', async () => {
    const problems: unknown[] = [];
    const file = path.join(directory, 'file');
    await writeFile(file, '');
    const store = createDiskPageStore(path.join(file, 'below'), (problem) => problems.push(problem));
    await store.write('a', entry('a'));
    expect(problems).toHaveLength(1);
    expect(await store.read('a')).toEqual({ entry: entry('a'), dropped: false });
  });

  test('are kept and dropped in a folder that is not there yet, and one that is not there is removed without a word', async () => {
    const folder = path.join(directory, 'a', 'b');
    await createDiskPageStore(folder, unreported).dropAll();
    expect(await readdir(folder)).toEqual(['dropped-at']);
    const other = createDiskPageStore(path.join(directory, 'c', 'd'), unreported);
    await other.remove('never-kept');
    await other.write('a', entry('a'));
    await other.write('a', entry('b'));
    expect((await other.read('a'))?.entry).toEqual(entry('b'));
    expect(await readdir(path.join(directory, 'c', 'd'))).toHaveLength(1);
  });

  test('are dropped in memory where the disk refuses, which is reported', async () => {
    const problems: unknown[] = [];
    const file = path.join(directory, 'file');
    await writeFile(file, '');
    const store = createDiskPageStore(path.join(file, 'below'), (problem) => problems.push(problem));
    await store.write('a', entry('a'));
    await store.dropAll();
    expect([problems.length, (await store.read('a'))?.dropped]).toEqual([2, true]);
    await store.remove('a');
    expect([problems.length, await store.read('a')]).toEqual([3, null]);
  });

  test('are two thousand in memory, whatever the disk holds', async () => {
    const file = path.join(directory, 'file');
    await writeFile(file, '');
    const store = createDiskPageStore(path.join(file, 'below'), () => undefined);
    for (let number = 0; number <= 2_000; number += 1) await store.write(`page ${number}`, entry('a'));
    expect([await store.read('page 0'), await store.read('page 1')]).toEqual([null, { entry: entry('a'), dropped: false }]);
  });

  test('a torn note of when all were dropped counts as none', async () => {
    const store = createDiskPageStore(directory, unreported);
    await store.write('a', entry('a'));
    await writeFile(path.join(directory, 'dropped-at'), 'yester');
    expect(await createDiskPageStore(directory, unreported).read('a')).toMatchObject({ dropped: false });
  });

  test('memory keeps the most recently used and no more', () => {
    const recent = new RecentPages(2);
    recent.set('a', entry('a'));
    recent.set('b', entry('b'));
    recent.get('a');
    recent.set('c', entry('c'));
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([entry('a'), undefined, entry('c')]);
  });
});

describe('pages of the build', () => {
  test('a route that climbs out of the folder finds nothing', async () => {
    expect(await readBuildPage(directory, '/../../../etc/passwd')).toBeNull();
  });
});
