import { expect, test } from '@jest/globals';
import { noEdgeCache } from '#services/door/page-cache/edge-cache.ts';
import type { PageEntry } from '#services/door/page-cache/page-entry.ts';
import type { PageStore } from '#services/door/page-cache/page-store.ts';
import { renderedPages } from '#services/door/page-cache/rendered-pages.ts';

const minuteMs = 60_000;

const storeOf = (entry: PageEntry, dropped = false): PageStore => ({
  read: async (key) => (key === '/en/about' ? { entry, dropped } : null),
  write: async () => undefined,
  remove: async () => undefined,
  dropAll: async () => undefined,
});

const page = (madeAgoMs: number, more: object = {}): PageEntry => ({ lastModified: Date.now() - madeAgoMs, value: { kind: 'PAGES', html: 'about', ...more }, cacheControl: { revalidate: 60 } });
const freshIn = (store: PageStore, address = '/about') => renderedPages(store, noEdgeCache).freshPage(address);

test('a page within its time is fresh, the same object with each question', async () => {
  const store = storeOf(page(minuteMs - 5_000));
  expect((await freshIn(store))?.html).toBe('about');
  expect(await freshIn(store)).toBe(await freshIn(store));
  expect(await freshIn(store, '/contact')).toBeNull();
});

test('R-4 a page that lies in the store is known to be kept before it was rendered, so that it is served where that fails', async () => {
  const pages = renderedPages({ ...storeOf(page(0)), read: async (key) => (key === '/en/jobs' ? { entry: page(0), dropped: true } : null) }, noEdgeCache);
  expect(pages.isKept('/jobs')).toBe(false);
  expect(await pages.freshPage('/jobs')).toBeNull();
  expect(pages.isKept('/jobs')).toBe(true);
});

test('a page past its time, a dropped one and one that says that it is no page are rendered', async () => {
  expect(await freshIn(storeOf(page(minuteMs)))).toBeNull();
  expect(await freshIn(storeOf(page(0), true))).toBeNull();
  expect(await freshIn(storeOf(page(0, { status: 404 })))).toBeNull();
  expect(await freshIn(storeOf({ lastModified: Date.now(), value: { kind: 'REDIRECT' } }))).toBeNull();
});

test('a page without a limit stays fresh until it is dropped', async () => {
  expect((await freshIn(storeOf({ lastModified: 1, value: { kind: 'PAGES', html: 'about' }, cacheControl: { revalidate: false } })))?.html).toBe('about');
});
