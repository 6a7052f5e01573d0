import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createLog } from '#services/platform/log.ts';

const lines: string[] = [];
jest.unstable_mockModule('#services/platform/log.ts', () => ({
  createLog: () => createLog({ name: 'site', level: 'info', destination: { write: (line: string) => void lines.push(line) } }),
  logLevels: ['info'],
}));
const { default: CacheHandler } = await import('#services/door/page-cache/cache-handler.ts');

let directory: string;
const dataDirectory = process.env.DATA_DIRECTORY;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-handler-failing-'));
  const file = path.join(directory, 'a-file');
  writeFileSync(file, '');
  process.env.DATA_DIRECTORY = path.join(file, 'below');
});

afterAll(() => {
  if (dataDirectory === undefined) delete process.env.DATA_DIRECTORY;
  else process.env.DATA_DIRECTORY = dataDirectory;
  rmSync(directory, { recursive: true, force: true });
});

test('a failing disk is logged once in ten seconds, and pages are served from memory', async () => {
  const nowMs = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(nowMs);
  const handler = new CacheHandler({ serverDistDir: path.join(directory, 'no-build', 'server') });
  const store = (html: string): Promise<void> => handler.set('/$/en/kept', { kind: 'PAGES', html });
  await store('one');
  await store('two');
  clock.mockReturnValue(nowMs + 9_999);
  await store('three');
  expect([lines.length, lines[0]]).toEqual([1, expect.stringMatching(/"message":"ENOTDIR.*"the page store failed"/)]);
  clock.mockReturnValue(nowMs + 10_000);
  await store('four');
  expect(lines).toHaveLength(2);
  expect(await handler.get('/$/en/kept')).toMatchObject({ value: { html: 'four' } });
});
