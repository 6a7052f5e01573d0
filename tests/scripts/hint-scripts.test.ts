import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hintFirstScripts } from '#scripts/stack/hint-scripts.ts';

const text = 'void 0;'.repeat(5_000);
let directory = '';
const read = (name: string): string => readFileSync(path.join(directory, 'static', name), 'utf8');

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hint-scripts-'));
  mkdirSync(path.join(directory, 'static'));
  for (const name of ['first.js', 'later.js', 'page.css']) writeFileSync(path.join(directory, 'static', name), text);
  writeFileSync(path.join(directory, 'static/small.js'), 'void 0;');
  const pages = { '/': ['static/first.js', 'static/small.js', 'static/page.css'], '/about': ['static/first.js'] };
  writeFileSync(path.join(directory, 'build-manifest.json'), JSON.stringify({ pages, devFiles: [] }));
});

afterAll(() => rmSync(directory, { recursive: true }));

test('the scripts that pages begin with are marked, once; small ones and what comes later are left alone', async () => {
  await hintFirstScripts(directory);
  await hintFirstScripts(directory);
  expect(read('first.js')).toBe(`//# allFunctionsCalledOnLoad\n${text}`);
  expect([read('later.js'), read('page.css'), read('small.js')]).toEqual([text, text, 'void 0;']);
});
