import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';

const page = readFileSync('docs/next-internals.md', 'utf8');

test('the list was read against the version of Next that is used', () => {
  const { version } = createRequire(import.meta.url)('next/package.json') as { version: string };
  expect(/Read against Next (\S+)\./.exec(page)?.[1]).toBe(version);
});

test('the list names every file of the folder, and tests that are there', () => {
  expect(readdirSync('next-internals').filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
  const tests = [...page.matchAll(/`(tests\/[^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
  expect(tests.length).toBeGreaterThan(8);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
