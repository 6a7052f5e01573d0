import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readBuildPage } from '#services/door/page-cache/build-pages.ts';
import { createDiskPageStore } from '#services/door/page-cache/disk-page-store.ts';
import type { PageEntry } from '#services/door/page-cache/page-entry.ts';

const entry = (html: string, changeCount = nowMs): PageEntry => ({
  lastModified: 1,
  changeCount,
  value: { kind: 'PAGES', html },
  cacheControl: { revalidate: 60 },
});
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

const open = (folder = directory, report = unreported) => createDiskPageStore(folder, report);

/** A folder that cannot be created: its parent is a file. */
async function refusedFolder(): Promise<string> {
  const file = path.join(directory, 'file');
  await writeFile(file, '');
  return path.join(file, 'below');
}

describe('pages of a single replica', () => {
  test('survive a restart with their lifetime', async () => {
    await open().write('/zh', entry('hello'));
    expect((await open().read('/zh')).entry).toEqual(entry('hello'));
  });

  test('are gone when removed, and dropped when all are dropped, for this process and the next', async () => {
    const store = open();
    const before = await store.changeCount();
    await store.write('a', entry('a', before));
    await store.write('b', entry('b', before));
    await store.remove('a', before);
    expect((await store.read('a')).entry).toBeNull();
    await store.dropAll();
    const dropped = { entry: entry('b', before), droppedCount: before + 1 };
    expect([await store.read('b'), await open().read('b')]).toEqual([dropped, dropped]);
    expect([await store.changeCount(), await open().changeCount()]).toEqual([before + 1, before + 1]);
  });

  test('keep the one of later content, also after a restart', async () => {
    await open().write('a', entry('later', 7));
    const store = open();
    await store.write('a', entry('earlier', 6));
    expect((await store.read('a')).entry).toEqual(entry('later', 7));
    await store.write('a', entry('as late', 7));
    expect((await store.read('a')).entry).toEqual(entry('as late', 7));
    await store.write('a', entry('later still', 8));
    expect([(await store.read('a')).entry, (await open().read('a')).entry]).toEqual([entry('later still', 8), entry('later still', 8)]);
  });

  test('that are gone are not brought back by a rendering of earlier content, and are by one of the same or later', async () => {
    const store = open();
    await store.remove('a', 7);
    await store.write('a', entry('earlier', 6));
    expect((await store.read('a')).entry).toBeNull();
    await store.write('a', entry('published anew', 7));
    expect((await store.read('a')).entry).toEqual(entry('published anew', 7));
  });

  test('are kept though they were made before any change was counted', async () => {
    const store = open();
    await store.write('a', entry('a', 0));
    expect((await store.read('a')).entry).toEqual(entry('a', 0));
  });

  test('that are removed while they are read are gone', async () => {
    await open().write('a', entry('a', 6));
    const store = open();
    const reading = store.read('a');
    await store.remove('a', 7);
    expect([(await reading).entry, (await store.read('a')).entry]).toEqual([null, null]);
  });

  test.each([
    ['first', 8, 7],
    ['last', 7, 8],
  ])('of two renderings at once the later content is kept, in memory and on disk, where it comes %s', async (_comes, one, other) => {
    const store = open();
    // the older one takes longer to write
    const made = (changeCount: number) => entry('x'.repeat(changeCount === 7 ? 4_000_000 : 1), changeCount);
    await Promise.all([one, other].map((changeCount) => store.write('a', made(changeCount))));
    expect([(await store.read('a')).entry?.changeCount, (await open().read('a')).entry?.changeCount]).toEqual([8, 8]);
    expect((await readdir(directory)).filter((file) => !file.endsWith('.json'))).toEqual([]);
  });

  test('that were read once answer when the disk is lost', async () => {
    await open().write('a', entry('a'));
    const store = open();
    await store.read('a');
    await rm(directory, { recursive: true });
    expect((await store.read('a')).entry).toEqual(entry('a'));
  });

  test('each change is counted once, however many come at once and whatever process counts', async () => {
    const store = open();
    const before = await store.changeCount();
    const counts = await Promise.all(Array.from({ length: 5 }, () => store.countChange()));
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5].map((more) => before + more));
    expect(await open().countChange()).toBe(before + 6);
    expect((await store.read('a')).droppedCount).toBe(before);
  });

  test('a torn or foreign file counts as missing', async () => {
    const store = open();
    await store.write('a', entry('a'));
    for (const file of await readdir(directory)) await writeFile(path.join(directory, file), '{"lastModified":');
    expect((await open().read('a')).entry).toBeNull();
  });

  test('where the count is lost every page is dropped, and the count goes on above the one before', async () => {
    const store = open();
    await store.write('a', entry('a', await store.countChange()));
    const before = await store.changeCount();
    await writeFile(path.join(directory, 'changes.json'), '{"count":');
    nowMs += 60_000;
    const again = open();
    const { entry: kept, droppedCount } = await again.read('a');
    expect([kept, droppedCount > before]).toEqual([entry('a', before), true]);
    expect(await again.countChange()).toBeGreaterThan(droppedCount);
  });

  test('a change that cannot be stored is not counted, so that its notice comes again, and is counted once it can', async () => {
    const store = open();
    const before = await store.changeCount();
    const counter = path.join(directory, 'changes.json');
    await rm(counter);
    // nothing can be put in the place of a folder
    await mkdir(counter);
    await expect(store.countChange()).rejects.toThrow();
    await expect(store.dropAll()).rejects.toThrow();
    expect([await store.changeCount(), (await store.read('a')).droppedCount, await readdir(directory)]).toEqual([
      before,
      before,
      ['changes.json'],
    ]);
    await rm(counter, { recursive: true });
    expect([await store.countChange(), await open().changeCount()]).toEqual([before + 1, before + 1]);
  });

  test('a disk that refuses is reported, and pages are kept and removed in memory', async () => {
    const problems: unknown[] = [];
    const store = open(await refusedFolder(), (problem) => void problems.push(problem));
    const before = await store.changeCount();
    await store.write('a', entry('a', before));
    expect((await store.read('a')).entry).toEqual(entry('a', before));
    expect(problems).toHaveLength(2);
    await store.remove('a', before + 1);
    expect([problems.length, (await store.read('a')).entry]).toEqual([3, null]);
  });

  test('are kept in a folder that is not there yet, and one that is not there is removed without a word', async () => {
    const folder = path.join(directory, 'a', 'b');
    const store = open(folder);
    await store.remove('never-kept', 1);
    await store.write('a', entry('a'));
    await store.write('a', entry('b'));
    expect((await store.read('a')).entry).toEqual(entry('b'));
    expect((await readdir(folder)).filter((file) => file.endsWith('.json')).length).toBe((await readdir(folder)).length);
  });

  test('that are gone are remembered for the latest ten thousand routes', async () => {
    const store = open(await refusedFolder(), () => undefined);
    await Promise.all(Array.from({ length: 10_001 }, (_, number) => store.remove(`page ${number}`, 7)));
    for (const route of ['page 0', 'page 1']) await store.write(route, entry('earlier', 6));
    expect([(await store.read('page 0')).entry, (await store.read('page 1')).entry]).toEqual([entry('earlier', 6), null]);
  });

  test('are two thousand in memory, whatever the disk holds', async () => {
    const store = open(await refusedFolder(), () => undefined);
    for (let number = 0; number <= 2_000; number += 1) await store.write(`page ${number}`, entry('a'));
    expect([(await store.read('page 0')).entry, (await store.read('page 1')).entry]).toEqual([null, entry('a')]);
  });
});

describe('pages of the build', () => {
  test('a route that climbs out of the folder finds nothing', async () => {
    expect(await readBuildPage(directory, '/../../../etc/passwd')).toBeNull();
  });
});
