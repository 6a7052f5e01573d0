import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findPageCache } from '#lib/revalidation/page-cache-registry.ts';
import CacheHandler from '#services/door/page-cache/cache-handler.ts';

const settings = ['DATA_DIRECTORY', 'EDGE_CACHE_DIRECTORY', 'NEXT_PHASE'] as const;
const before = settings.map((name) => [name, process.env[name]] as const);
let directory: string;
let serverDirectory: string;
let copy: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hostfront-handler-setup-'));
  serverDirectory = path.join(directory, 'build', 'server');
  mkdirSync(path.join(serverDirectory, 'pages/en'), { recursive: true });
  writeFileSync(path.join(directory, 'build', 'BUILD_ID'), 'build-7\n');
  writeFileSync(path.join(directory, 'build', 'prerender-manifest.json'), JSON.stringify({ notFoundRoutes: ['/en/without-the-cms'] }));
  writeFileSync(path.join(serverDirectory, 'pages/en/built.html'), 'built');
  writeFileSync(path.join(serverDirectory, 'pages/en/built.json'), JSON.stringify({ pageProps: {} }));
  const edge = path.join(directory, 'edge');
  mkdirSync(edge);
  copy = path.join(edge, 'copy');
  writeFileSync(copy, 'a page of the proxy');
  process.env.DATA_DIRECTORY = path.join(directory, 'data');
  process.env.EDGE_CACHE_DIRECTORY = edge;
});

afterAll(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  rmSync(directory, { recursive: true, force: true });
});

const page = (html: string) => ({ kind: 'PAGES', html, pageData: { pageProps: {} } });
const handler = () => new CacheHandler({ serverDistDir: serverDirectory });
const filesOf = (build: string): number => {
  const pages = path.join(directory, 'data', 'pages', build);
  return existsSync(pages) ? readdirSync(pages).length : 0;
};

test('pages are cached by the build that rendered them', async () => {
  const filesBefore = filesOf('build-7');
  await handler().set('/$/en/kept', page('kept'));
  expect(filesOf('build-7')).toBeGreaterThan(filesBefore);
});

test('a build reads no cached page, not even one of its own, and caches none', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  const building = handler();
  delete process.env.NEXT_PHASE;
  const filesBefore = filesOf('build-7');
  await building.set('/$/en/built', page('made by the build'));
  expect([await building.get('/$/en/built'), filesOf('build-7')]).toEqual([null, filesBefore]);
  expect(await handler().get('/$/en/built')).toMatchObject({ value: { html: 'built' } });
});

test('R-1 a page that a build without the CMS could not make is rendered before anyone is answered; any other unknown one is Next’s', async () => {
  expect(await handler().get('/$/en/without-the-cms')).toEqual({ lastModified: -1, value: null });
  expect(await handler().get('/$/en/never-heard-of')).toBeNull();
});

test('a page that says nothing of its content counts from when it was stored, one that does from its content, with the lifetime that Next gave it', async () => {
  const beforeMs = Date.now();
  await handler().set('/$/en/plain', page('plain'), { cacheControl: { revalidate: 5 } });
  const plain = await handler().get('/$/en/plain');
  expect(plain).toMatchObject({ value: { html: 'plain' }, cacheControl: { revalidate: 5 } });
  expect((plain?.lastModified ?? 0) - beforeMs).toBeGreaterThanOrEqual(0);
  await handler().set('/$/en/dated', {
    ...page('dated'),
    pageData: { pageProps: { loadedAtMs: beforeMs - 700, changeCount: Number.MAX_SAFE_INTEGER } },
  });
  expect(await handler().get('/$/en/dated')).toEqual({
    lastModified: beforeMs - 700,
    changeCount: Number.MAX_SAFE_INTEGER,
    value: expect.objectContaining({ html: 'dated' }),
  });
});

test('values from Next that are no page are not cached', async () => {
  for (const value of [{ kind: 'FETCH' }, { kind: 'PAGES' }, 'text', undefined]) {
    await handler().set('/$/en/odd', page('before'));
    await handler().set('/$/en/odd', value);
    expect(await handler().get('/$/en/odd')).toBeNull();
  }
});

test('a page that was asked for and not there is being rendered', async () => {
  await handler().get('/$/en/asked-for');
  expect([await findPageCache()?.mightContain('/asked-for'), await findPageCache()?.mightContain('/not-asked-for')]).toEqual([true, false]);
});

test('dropping all pages empties the cache of the proxy in front', async () => {
  expect(existsSync(copy)).toBe(true);
  await handler().get('/$/en/kept');
  await findPageCache()?.dropAll();
  expect(existsSync(copy)).toBe(false);
});
