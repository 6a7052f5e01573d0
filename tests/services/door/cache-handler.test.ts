import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { findPageStore } from '#lib/revalidation/page-store-registry.ts';
import CacheHandler from '#services/door/page-cache/cache-handler.ts';

let directory: string;
let serverDirectory: string;
let nowMs = Date.now();
const dataDirectory = process.env.DATA_DIRECTORY;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-handler-'));
  serverDirectory = path.join(directory, 'server');
  process.env.DATA_DIRECTORY = directory;
});

// a clock that moves when a test says so
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
const renderFirst = { lastModified: -1 };

const page = (html: string, loadedAtMs: number) => ({ kind: 'PAGES', html, pageData: { pageProps: { loadedAtMs } } });
const handler = () => new CacheHandler({ serverDistDir: serverDirectory });

/** As the whole site does when something that every page shows is published; pages of a later instant are new. */
async function dropAll(): Promise<void> {
  await handler().get('/$/en/opens-the-store');
  await findPageStore()?.dropAll();
  nowMs += 1;
}

test('R-4 a page that was being rendered from older content while all were dropped is dropped too', async () => {
  const readAtMs = Date.now();
  await dropAll();
  await handler().set('/$/en/slow', page('before', readAtMs));
  expect(await handler().get('/$/en/slow')).toMatchObject(renderFirst);
  const newReadAtMs = Date.now();
  await handler().set('/$/en/slow', page('after', newReadAtMs));
  expect(await handler().get('/$/en/slow')).toMatchObject({ lastModified: newReadAtMs, value: { html: 'after' } });
});

test('R-4 a dropped page whose rendering fails, which Next then gives back, is served on', async () => {
  await handler().set('/$/en/kept', page('the last good one', Date.now()));
  await dropAll();
  const known = await handler().get('/$/en/kept');
  expect(known).toMatchObject(renderFirst);
  await handler().set('/$/en/kept', known?.value, { cacheControl: { revalidate: 3 } });
  const kept = await handler().get('/$/en/kept');
  expect(kept).toMatchObject({ value: { html: 'the last good one' }, cacheControl: { revalidate: 3 } });
  expect(kept?.lastModified).toBeGreaterThan(0);
});

test('R-4 of two renderings at once, the one that read its content before a publication does not replace the later one', async () => {
  const readAtMs = Date.now() - 1_000;
  await handler().set('/$/en/outrun', page('after', readAtMs + 500));
  await handler().set('/$/en/outrun', page('before', readAtMs));
  expect(await handler().get('/$/en/outrun')).toMatchObject({ value: { html: 'after' } });
  await handler().set('/$/en/outrun', page('later still', readAtMs + 700));
  expect(await handler().get('/$/en/outrun')).toMatchObject({ value: { html: 'later still' } });
});

test('R-4 nor does it bring a deleted page back', async () => {
  const readAtMs = Date.now() - 1_000;
  await handler().set('/$/en/deleted', null);
  await handler().set('/$/en/deleted', page('before', readAtMs));
  expect(await handler().get('/$/en/deleted')).toBeNull();
  await handler().set('/$/en/deleted', page('published anew', nowMs + 1));
  expect(await handler().get('/$/en/deleted')).toMatchObject({ value: { html: 'published anew' } });
});

test('an answer that leads elsewhere is not kept, and the page that stood there before is gone', async () => {
  await handler().set('/$/en/led', page('was here', Date.now()));
  await handler().set('/$/en/led', { kind: 'REDIRECT', props: {} });
  expect(await handler().get('/$/en/led')).toBeNull();
});

test('a clock that was set back keeps no page from being stored', async () => {
  await handler().set('/$/en/clock', page('before the clock was set', nowMs));
  jest.spyOn(Date, 'now').mockReturnValue(nowMs - 60_000);
  await handler().set('/$/en/clock', page('after', nowMs - 60_000));
  expect(await handler().get('/$/en/clock')).toMatchObject({ value: { html: 'after' } });
});

test('R-4 so is a page of the build, where the first rendering of it fails', async () => {
  mkdirSync(path.join(serverDirectory, 'pages/en'), { recursive: true });
  writeFileSync(path.join(serverDirectory, 'pages/en/built.html'), 'built');
  writeFileSync(path.join(serverDirectory, 'pages/en/built.json'), JSON.stringify({ pageProps: { loadedAtMs: Date.now() } }));
  nowMs += 1;
  await dropAll();
  const built = await handler().get('/$/en/built');
  await handler().set('/$/en/built', built?.value, { cacheControl: { revalidate: 3 } });
  const kept = await handler().get('/$/en/built');
  expect(kept?.lastModified).toBeGreaterThan(0);
  expect(kept).toMatchObject({ value: { html: 'built' } });
});
