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

  test('of an address that fills the cache make room themselves, and what others asked for stays', async () => {
    await open().put('before', ten);
    const kept = open();
    await kept.put('mine', ten, 'other');
    for (const key of ['1', '2', '3', '4']) await kept.put(key, ten, 'flood');
    const found = await Promise.all(['before', 'mine', '1', '2', '3', '4'].map((key) => kept.get(key)));
    expect(found).toEqual([ten, ten, null, null, null, ten]);
    expect(await kept.bytes()).toBe(30);
  });

  test('make room by their age where no address has more than a sixteenth', async () => {
    const kept = createRenderingCache(directory, 160, createLog({ name: 'test', level: 'silent' }));
    for (let n = 0; n < 16; n += 1) await kept.put(`${n}`, ten, `address ${n}`);
    await kept.put('16', ten, 'address 15');
    const found = await Promise.all(['0', '14', '15', '16'].map(async (key) => (await kept.get(key)) !== null));
    expect(found).toEqual([true, true, false, true]);
    await kept.put('17', ten, 'address 17');
    expect([await kept.get('1'), await kept.get('0')]).toEqual([null, ten]);
  });

  test('that are large are read while they are sent', async () => {
    const kept = createRenderingCache(directory, 2_000_000, createLog({ name: 'test', level: 'silent' }));
    const [whole, large] = [Buffer.alloc(512 * 1_024, 'w'), Buffer.alloc(512 * 1_024 + 1, 'l')];
    await kept.put('whole', whole);
    await kept.put('large', large);
    expect(await kept.get('whole')).toEqual(whole);
    const file = await kept.get('large');
    if (!file || Buffer.isBuffer(file)) throw new Error('it was read as a whole');
    expect([file.size, Buffer.concat(await file.stream().toArray())]).toEqual([large.length, large]);
    for (const name of await readdir(directory)) await rm(join(directory, name));
    expect([await kept.get('large'), await kept.get('whole'), await kept.bytes()]).toEqual([null, null, 0]);
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
