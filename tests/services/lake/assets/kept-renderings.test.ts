import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createKeptRenderings } from '#services/lake/assets/kept-renderings.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'renderings-'));
});

afterEach(() => rm(directory, { recursive: true }));

const ten = Buffer.alloc(10, 'x');

describe('renderings on disk', () => {
  test('stay below their bound: what was used longest ago makes room', async () => {
    const kept = createKeptRenderings(directory, 30);
    for (const key of ['a', 'b', 'c']) await kept.put(key, ten);
    expect(await kept.get('a')).toEqual(ten);
    await kept.put('d', ten);
    expect([await kept.get('a'), await kept.get('b'), await kept.get('c'), await kept.get('d')]).toEqual([ten, null, ten, ten]);
    expect([await kept.bytes(), (await readdir(directory)).length]).toEqual([30, 3]);
    await kept.put('larger than all', Buffer.alloc(31));
    expect(await kept.bytes()).toBe(30);
  });

  test('are found again after a restart, and what was half written is cleared away', async () => {
    await createKeptRenderings(directory, 30).put('a', ten);
    await writeFile(join(directory, 'half.new'), 'x');
    const again = createKeptRenderings(directory, 30);
    expect([await again.get('a'), await again.get('half'), (await readdir(directory)).length]).toEqual([ten, null, 1]);
  });

  test('that somebody removed are rendered again', async () => {
    const kept = createKeptRenderings(directory, 30);
    await kept.put('a', ten);
    for (const name of await readdir(directory)) await rm(join(directory, name));
    expect([await kept.get('a'), await kept.bytes()]).toEqual([null, 0]);
  });
});
