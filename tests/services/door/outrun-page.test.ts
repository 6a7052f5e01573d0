import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import CacheHandler from '#services/door/page-cache/cache-handler.ts';

let directory: string;
const dataDirectory = process.env.DATA_DIRECTORY;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-outrun-'));
  process.env.DATA_DIRECTORY = directory;
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => {
  if (dataDirectory === undefined) delete process.env.DATA_DIRECTORY;
  else process.env.DATA_DIRECTORY = dataDirectory;
  rmSync(directory, { recursive: true, force: true });
});

const handler = () => new CacheHandler({ serverDistDir: path.join(directory, 'server') });
const page = (html: string, loadedAtMs: number) => ({ kind: 'PAGES', html, pageData: { pageProps: { loadedAtMs } } });
const kept = async (key: string): Promise<unknown> => (await handler().get(key))?.value;

test('R-1 of two renderings at once, the one that read its content before a publication does not replace the later one', async () => {
  const readAtMs = Date.now() - 1_000;
  await handler().set('/$/en/slow', page('after', readAtMs + 500));
  await handler().set('/$/en/slow', page('before', readAtMs));
  expect(await kept('/$/en/slow')).toMatchObject({ html: 'after' });
  await handler().set('/$/en/slow', page('later still', readAtMs + 700));
  expect(await kept('/$/en/slow')).toMatchObject({ html: 'later still' });
});

test('R-1 nor does it bring a deleted page back', async () => {
  const readAtMs = Date.now() - 1_000;
  await handler().set('/$/en/deleted', null);
  await handler().set('/$/en/deleted', page('before', readAtMs));
  expect(await handler().get('/$/en/deleted')).toBeNull();
  await handler().set('/$/en/deleted', page('published anew', Date.now() + 1));
  expect(await kept('/$/en/deleted')).toMatchObject({ html: 'published anew' });
});

test('a clock that was set back keeps no page from being stored', async () => {
  const nowMs = Date.now();
  await handler().set('/$/en/clock', page('before the clock was set', nowMs));
  jest.spyOn(Date, 'now').mockReturnValue(nowMs - 60_000);
  await handler().set('/$/en/clock', page('after', nowMs - 60_000));
  expect(await kept('/$/en/clock')).toMatchObject({ html: 'after' });
});
