import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { removeData } from '#scripts/stack/remove-data.ts';
import { holdDirectory } from '#services/platform/process/directory-lock.ts';

let parent: string;
let directory: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'hostfront-reset-'));
  directory = path.join(parent, 'data');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const fill = (...names: readonly string[]): void => {
  mkdirSync(directory);
  for (const name of names) writeFileSync(path.join(directory, name), 'x');
};

describe('a reset', () => {
  test('removes the directory of a stack that is stopped, and nothing beside it', async () => {
    fill('secrets.json', 'accounts.json');
    writeFileSync(path.join(parent, 'other'), 'x');
    expect(await removeData(directory)).toBe(true);
    expect([existsSync(directory), existsSync(path.join(parent, 'other'))]).toEqual([false, true]);
  });

  test('leaves a folder alone that no stack has made', async () => {
    fill('thesis.txt');
    await expect(removeData(directory)).rejects.toThrow('no stack has run on it, and nothing is removed');
    expect(existsSync(path.join(directory, 'thesis.txt'))).toBe(true);
  });

  test('is refused while a stack runs on it', async () => {
    fill('secrets.json');
    const held = await holdDirectory(path.join(directory, 'postgres'));
    await expect(removeData(directory)).rejects.toThrow('in use by another running stack');
    expect(existsSync(path.join(directory, 'secrets.json'))).toBe(true);
    await held.release();
  });

  test('of nothing is none', async () => {
    expect(await removeData(directory)).toBe(false);
  });
});
