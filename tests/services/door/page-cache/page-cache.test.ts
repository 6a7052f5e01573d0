import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { EdgeCache } from '#services/door/page-cache/edge-cache.ts';
import { PageCache } from '#services/door/page-cache/page-cache.ts';
import { contentOf, parsePageEntry, type PageEntry } from '#services/door/page-cache/page-entry.ts';
import type { PageStore } from '#services/door/page-cache/page-store.ts';
import { routeOf } from '#next-internals/page-store-keys.ts';

let nowMs: number;

beforeEach(() => {
  nowMs = 1_800_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const page = (change: Partial<PageEntry> = {}): PageEntry => ({
  lastModified: nowMs,
  changeCount: 1,
  value: { kind: 'PAGES', html: 'a page' },
  ...change,
});

/**
 * A cache over a store with one page of a route, which other replicas may change; the requests to it, and what was purged from the proxy in
 * front.
 */
function openCache(route: string, entry: PageEntry | null = page(), droppedCount = 0) {
  const done: string[] = [];
  const shared = { entry };
  const store: PageStore = {
    read: async (key) => ({ entry: key === route ? shared.entry : null, droppedCount }),
    write: async (key) => void done.push(`wrote ${key}`),
    remove: async (key, changeCount) => void done.push(`removed ${key} at ${changeCount}`),
    changeCount: async () => 5,
    countChange: async () => 6,
    dropAll: async () => void done.push('dropped'),
  };
  const edge: EdgeCache = { evict: async (addresses) => void done.push(`evicted ${addresses === 'all' ? 'all' : addresses.join(' ')}`) };
  return { pages: new PageCache(store, edge), done, shared };
}

describe('the page of an address', () => {
  test.each([
    ['/', '/en'],
    ['/zh', '/zh'],
    ['/ja/about', '/ja/about'],
    ['/about', '/en/about'],
    ['/doc/article/tos', '/en/doc/article/tos'],
    ['/en', '/en/en'],
    ['/en/about', '/en/en/about'],
    ['/doc/', '/en/doc'],
  ])('%s lies under %s', async (address, route) => {
    expect(await openCache(route).pages.freshPage(address)).toMatchObject({ html: 'a page' });
    expect(await openCache('/another').pages.freshPage(address)).toBeNull();
  });

  test('is the same object with each question', async () => {
    const { pages } = openCache('/en/about');
    expect(await pages.freshPage('/about')).toBe(await pages.freshPage('/about'));
  });

  test('is answered while it is fresh, and not when it is stale or dropped', async () => {
    const { pages } = openCache('/en/timed', page({ cacheControl: { revalidate: 60 } }));
    expect(await pages.freshPage('/timed')).not.toBeNull();
    nowMs += 60_000;
    expect(await pages.freshPage('/timed')).toBeNull();
    expect(await openCache('/en/dropped', page(), 2).pages.freshPage('/dropped')).toBeNull();
  });

  test('is a page of status 200, or of none', async () => {
    const withStatus = (status: number) =>
      openCache('/en/status', page({ value: { kind: 'PAGES', html: 'a page', status } })).pages.freshPage('/status');
    expect([await withStatus(200), await withStatus(404), await withStatus(500)]).toMatchObject([{ status: 200 }, null, null]);
    expect(await openCache('/en/status', page({ value: { kind: 'REDIRECT' } })).pages.freshPage('/status')).toBeNull();
  });
});

describe('R-4 the last good page of an address', () => {
  test('is there however old it is, and answers for three seconds before the next rendering is tried', async () => {
    const { pages } = openCache('/en/about', page(), 2);
    expect(await pages.freshPage('/about')).toBeNull();
    expect(await pages.lastGoodPage('/about')).toMatchObject({ html: 'a page' });
    nowMs += 3_000;
    expect(await pages.freshPage('/about')).toMatchObject({ html: 'a page' });
    nowMs += 1;
    expect(await pages.freshPage('/about')).toBeNull();
  });

  test.each([
    ['a change is counted', (pages: PageCache) => pages.countChange()],
    ['all are dropped', (pages: PageCache) => pages.dropAll()],
    ['a rendering succeeds', (pages: PageCache) => pages.store('/en/about', page())],
  ])('answers no longer for others once %s', async (_says, happens) => {
    const { pages } = openCache('/en/about', page(), 2);
    await pages.lastGoodPage('/about');
    await happens(pages);
    expect(await pages.freshPage('/about')).toBeNull();
  });

  test('is none where none was stored, or what was is no page', async () => {
    expect(await openCache('/x').pages.lastGoodPage('/about')).toBeNull();
    const { pages } = openCache('/en/about', page({ value: { kind: 'PAGES', html: 'not found', status: 404 } }), 2);
    expect([await pages.lastGoodPage('/about'), await pages.freshPage('/about')]).toEqual([null, null]);
  });

  test('where there was none, is no reason to answer with an outdated one that another replica stores', async () => {
    const { pages, shared } = openCache('/en/about', null, 2);
    await pages.lastGoodPage('/about');
    shared.entry = page();
    expect(await pages.freshPage('/about')).toBeNull();
  });
});

describe('an address may hold a page', () => {
  test('where the store has one', async () => {
    const { pages } = openCache('/en/held');
    expect([await pages.mightContain('/held'), await pages.mightContain('/never-asked')]).toEqual([true, false]);
  });

  test('for half a minute after Next asked for it in vain, unless that rendering has ended', async () => {
    const { pages, done } = openCache('/x', null);
    for (const route of ['/en/missed', '/en/found', '/en/gone']) expect(await pages.find(route)).toEqual({ entry: null, state: 'absent' });
    await pages.store('/en/found', page());
    await pages.remove('/en/gone');
    expect(done).toEqual(['wrote /en/found', 'removed /en/gone at 5']);
    nowMs += 30_000;
    expect([await pages.mightContain('/missed'), await pages.mightContain('/found'), await pages.mightContain('/gone')]).toEqual([
      true,
      false,
      false,
    ]);
    nowMs += 1;
    expect(await pages.mightContain('/missed')).toBe(false);
  });

  test('for ten thousand addresses that Next asked for, the latest', async () => {
    const { pages } = openCache('/x', null);
    for (let number = 0; number <= 10_000; number += 1) await pages.find(`/en/${number}`);
    expect([await pages.mightContain('/0'), await pages.mightContain('/1')]).toEqual([false, true]);
  });

  test('and not for being asked for where it is there, nor by the front door', async () => {
    const { pages, shared } = openCache('/en/held');
    await pages.find('/en/held');
    shared.entry = null;
    expect(await pages.mightContain('/held')).toBe(false);
    await pages.freshPage('/asked-in-vain');
    expect(await pages.mightContain('/asked-in-vain')).toBe(false);
  });
});

test('what Next is handed of a route says where it stands', async () => {
  const dropped = openCache('/en/dropped', page(), 2).pages;
  expect(await dropped.find('/en/dropped')).toEqual({ entry: page(), state: 'dropped' });
});

test('changes are counted, and a stored page says of which count it is', async () => {
  const { pages } = openCache('/en/about', page({ changeCount: 4 }));
  expect([
    await pages.changeCount(),
    await pages.countChange(),
    await pages.changeCountOf('/about'),
    await pages.changeCountOf('/x'),
  ]).toEqual([5, 6, 4, null]);
});

test('dropping all pages drops those of the store and then every copy in front', async () => {
  const { pages, done } = openCache('/en');
  await pages.dropAll();
  await pages.evictFromEdge(['/', '/zh']);
  expect(done).toEqual(['dropped', 'evicted all', 'evicted / /zh']);
});

describe('an entry of the store', () => {
  test('is read back as it was written, and anything else is none', () => {
    const entry = page({ cacheControl: { revalidate: 60, expire: 90 } });
    expect([parsePageEntry(JSON.stringify(entry)), parsePageEntry('{"lastModified":'), parsePageEntry('{"lastModified":1}')]).toEqual([
      entry,
      null,
      null,
    ]);
    expect(parsePageEntry(JSON.stringify(page({ cacheControl: { revalidate: false } })))).toEqual(
      page({ cacheControl: { revalidate: false } }),
    );
    expect(parsePageEntry(JSON.stringify({ ...entry, value: { kind: 'FETCH' } }))).toBeNull();
  });

  test('says when its content was read and after how many changes, where it does', () => {
    const props = { loadedAtMs: 7, changeCount: 3 };
    expect(contentOf({ pageData: { pageProps: props } })).toEqual(props);
    expect([contentOf({ pageData: { pageProps: { loadedAtMs: 7 } } }), contentOf(page().value), contentOf(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test.each([
  ['/$/zh/about', '/zh/about'],
  ['/some/prefix/$/en', '/en'],
  ['/en/about', '/en/about'],
  ['/$/en/a/$/b', '/en/a/$/b'],
])('the key %s is the route %s', (key, route) => {
  expect(routeOf(key)).toBe(route);
});
