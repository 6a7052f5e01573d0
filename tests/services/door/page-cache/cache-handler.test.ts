import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import CacheHandler from '#services/door/page-cache/cache-handler.ts';
import { openPageCache } from '#services/door/page-cache/open-page-cache.ts';

let directory: string;
let serverDirectory: string;
let nowMs = Date.now();
const dataDirectory = process.env.DATA_DIRECTORY;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-handler-'));
  serverDirectory = path.join(directory, 'server');
  process.env.DATA_DIRECTORY = directory;
});

// a clock that a test advances
beforeEach(() => {
  nowMs += 1;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});

afterAll(() => {
  if (dataDirectory === undefined) delete process.env.DATA_DIRECTORY;
  else process.env.DATA_DIRECTORY = dataDirectory;
  rmSync(directory, { recursive: true, force: true });
});

/** What makes Next render before it answers. */
const mustRender = { lastModified: -1 };

/** A page of the current content, or of an earlier change count. */
const page = async (html: string, changeCount?: number) => ({
  kind: 'PAGES',
  html,
  pageData: { pageProps: { loadedAtMs: nowMs, changeCount: changeCount ?? (await pages().changeCount()) } },
});
const handler = () => new CacheHandler({ serverDistDir: serverDirectory });
const pages = () => openPageCache(serverDirectory);

test('R-4 a page that was being rendered from older content while all were dropped is dropped too', async () => {
  const slow = await page('before');
  await pages().dropAll();
  await handler().set('/$/en/slow', slow);
  expect(await handler().get('/$/en/slow')).toMatchObject(mustRender);
  await handler().set('/$/en/slow', await page('after'));
  expect(await handler().get('/$/en/slow')).toMatchObject({ lastModified: nowMs, value: { html: 'after' } });
});

test('R-4 a page whose rendering fails, which Next then stores again, is retried after the pause that Next names', async () => {
  await handler().set('/$/en/kept', await page('the last good one'));
  const known = await handler().get('/$/en/kept');
  nowMs += 60_000;
  await handler().set('/$/en/kept', known?.value, { cacheControl: { revalidate: 3 } });
  expect(await handler().get('/$/en/kept')).toMatchObject({
    lastModified: nowMs,
    value: { html: 'the last good one' },
    cacheControl: { revalidate: 3 },
  });
});

test('R-4 a dropped page that is stored again stays dropped, and is the last good one', async () => {
  await handler().set('/$/en/dropped', await page('the last good one'));
  await pages().dropAll();
  const known = await handler().get('/$/en/dropped');
  await handler().set('/$/en/dropped', known?.value, { cacheControl: { revalidate: 3 } });
  expect(await handler().get('/$/en/dropped')).toMatchObject(mustRender);
  expect(await pages().lastGoodPage('/dropped')).toMatchObject({ html: 'the last good one' });
});

test('R-4 of two renderings at once, the one that read its content before a publication does not replace the later one', async () => {
  const before = await page('before');
  await pages().countChange();
  await handler().set('/$/en/superseded', await page('after'));
  await handler().set('/$/en/superseded', before);
  expect(await handler().get('/$/en/superseded')).toMatchObject({ value: { html: 'after' } });
});

test('R-4 nor does it bring a deleted page back', async () => {
  const before = await page('before');
  await pages().countChange();
  await handler().set('/$/en/deleted', null);
  await handler().set('/$/en/deleted', before);
  expect(await handler().get('/$/en/deleted')).toBeNull();
  await handler().set('/$/en/deleted', await page('published anew'));
  expect(await handler().get('/$/en/deleted')).toMatchObject({ value: { html: 'published anew' } });
});

test('an answer that leads elsewhere is not kept, and the page that stood there before is gone', async () => {
  await handler().set('/$/en/led', await page('was here'));
  await handler().set('/$/en/led', { kind: 'REDIRECT', props: {} });
  expect(await handler().get('/$/en/led')).toBeNull();
});

test('a clock that was set back keeps no page from being stored', async () => {
  await handler().set('/$/en/clock', await page('before the clock was set'));
  nowMs -= 60_000;
  await handler().set('/$/en/clock', await page('after'));
  expect(await handler().get('/$/en/clock')).toMatchObject({ value: { html: 'after' } });
  nowMs += 60_000;
});

test('R-4 a page of the build is the last good one, where the first rendering of it fails', async () => {
  mkdirSync(path.join(serverDirectory, 'pages/en'), { recursive: true });
  writeFileSync(path.join(serverDirectory, 'pages/en/built.html'), 'built');
  writeFileSync(
    path.join(serverDirectory, 'pages/en/built.json'),
    JSON.stringify({ pageProps: { loadedAtMs: Date.now(), changeCount: 0 } }),
  );
  await pages().dropAll();
  const built = await handler().get('/$/en/built');
  await handler().set('/$/en/built', built?.value, { cacheControl: { revalidate: 3 } });
  expect(await handler().get('/$/en/built')).toMatchObject(mustRender);
  expect(await pages().lastGoodPage('/built')).toMatchObject({ html: 'built' });
});
