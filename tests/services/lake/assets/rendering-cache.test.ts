import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRenderingCache } from '#services/lake/assets/rendering-cache.ts';
import { createLog } from '#services/platform/log.ts';

let directory: string;
let logged: string[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'renderings-'));
  logged = [];
});

afterEach(() => rm(directory, { recursive: true, force: true }));

const ten = Buffer.alloc(10, 'x');
const open = () =>
  createRenderingCache(directory, 30, createLog({ name: 'test', level: 'info', destination: { write: (line) => void logged.push(line) } }));

describe('renderings on disk', () => {
  test('stay below their bound: what was used longest ago makes room', async () => {
    const kept = open();
    for (const key of ['a', 'b', 'c']) await kept.put(key, ten);
    expect(await kept.get('a')).toEqual(ten);
    await kept.put('d', ten);
    expect([await kept.get('a'), await kept.get('b'), await kept.get('c'), await kept.get('d')]).toEqual([ten, null, ten, ten]);
    expect([await kept.bytes(), (await readdir(directory)).length]).toEqual([30, 3]);
    await kept.put('larger than all', Buffer.alloc(31));
    expect(await kept.bytes()).toBe(30);
  });

  test('are found again after a restart; old unfinished files are removed, those being written by another process are not', async () => {
    await open().put('a', ten);
    for (const name of ['half.new', 'living.new']) await writeFile(join(directory, name), 'x');
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000);
    await utimes(join(directory, 'half.new'), elevenMinutesAgo, elevenMinutesAgo);
    const again = open();
    expect([await again.get('a'), await again.get('half'), await again.bytes()]).toEqual([ten, null, 10]);
    expect((await readdir(directory)).filter((name) => name.endsWith('.new'))).toEqual(['living.new']);
  });

  test('are counted without what vanishes while they are listed', async () => {
    await open().put('a', ten);
    // its name is found, its file is not
    await symlink(join(directory, 'gone'), join(directory, 'v'.repeat(43)));
    const again = open();
    expect([await again.get('a'), await again.bytes(), logged]).toEqual([ten, 10, []]);
  });

  test('that cannot be listed, read or written fail nothing, are logged, and are cached again once they can be', async () => {
    await rm(directory, { recursive: true });
    await writeFile(directory, 'in the way');
    const kept = open();
    await kept.put('a', ten);
    expect([await kept.get('a'), logged.length]).toEqual([null, 2]);
    await rm(directory);
    await kept.put('a', ten);
    expect(await kept.get('a')).toEqual(ten);
    for (const name of await readdir(directory)) {
      await rm(join(directory, name));
      await mkdir(join(directory, name));
    }
    expect(await kept.get('a')).toBeNull();
    await rm(directory, { recursive: true });
    await kept.put('b', ten);
    expect(logged.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1])).toEqual([
      'a rendering could not be cached',
      'a cached rendering could not be read',
      'a cached rendering could not be read',
      'a rendering could not be cached',
    ]);
  });

  test('that somebody removed are rendered again', async () => {
    const kept = open();
    await kept.put('a', ten);
    for (const name of await readdir(directory)) await rm(join(directory, name));
    expect([await kept.get('a'), await kept.bytes()]).toEqual([null, 0]);
  });
});
