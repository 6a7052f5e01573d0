import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { EdgeCache } from '#services/door/page-cache/edge-cache.ts';
import { loadedAtOf, parsePageEntry, type PageEntry } from '#services/door/page-cache/page-entry.ts';
import { RecentPages, type PageStore } from '#services/door/page-cache/page-store.ts';
import { isOutrun, noteKept, noteLoaded, noteMissed, renderedPages } from '#services/door/page-cache/rendered-pages.ts';
import { routeOf } from '#services/door/page-cache/route-of-key.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const nowMs = 1_800_000_000_000;
const at = (ms: number): void => void jest.spyOn(Date, 'now').mockReturnValue(ms);

const page = (change: Partial<PageEntry> = {}): PageEntry => ({ lastModified: nowMs, value: { kind: 'PAGES', html: 'a page' }, ...change });

/** Pages over a store with one page of a route, what was asked of it, and what the proxy in front had to forget. */
function openPages(route: string, entry: PageEntry | null = page()) {
  const done: string[] = [];
  const store: PageStore = {
    read: async (key) => (entry && key === route ? { entry, dropped: false } : null),
    write: async () => undefined,
    remove: async () => undefined,
    dropAll: async () => void done.push('dropped'),
  };
  const edge: EdgeCache = { evict: async (addresses) => void done.push(`evicted ${addresses === 'all' ? 'all' : addresses.join(' ')}`) };
  return { pages: renderedPages(store, edge), done };
}

describe('the page of an address', () => {
  test.each([
    ['/', '/en'], ['/zh', '/zh'], ['/ja/about', '/ja/about'], ['/about', '/en/about'], ['/doc/article/tos', '/en/doc/article/tos'], ['/en', '/en/en'], ['/en/about', '/en/en/about'], ['/doc/', '/en/doc'],
  ])('%s lies under %s', async (address, route) => {
    const { pages } = openPages(route);
    expect(await pages.freshPage(address)).toMatchObject({ html: 'a page' });
    expect(await openPages('/another').pages.freshPage(address)).toBeNull();
  });

  test('is fresh until its time is over, by the second', async () => {
    const { pages } = openPages('/en/timed', page({ cacheControl: { revalidate: 60 } }));
    const isFreshAt = async (ms: number): Promise<boolean> => {
      at(ms);
      return (await pages.freshPage('/timed')) !== null;
    };
    expect([await isFreshAt(nowMs + 59_999), await isFreshAt(nowMs + 60_000)]).toEqual([true, false]);
  });

  test('is fresh without an end where none was set', async () => {
    at(nowMs * 2);
    expect([await openPages('/en/endless').pages.freshPage('/endless'), await openPages('/en/endless', page({ cacheControl: { revalidate: false } })).pages.freshPage('/endless')])
      .toMatchObject([{ html: 'a page' }, { html: 'a page' }]);
  });

  test('is a page of status 200, or of none', async () => {
    const withStatus = (status: number) => openPages('/en/status', page({ value: { kind: 'PAGES', html: 'a page', status } })).pages.freshPage('/status');
    expect([await withStatus(200), await withStatus(404), await withStatus(500)]).toMatchObject([{ status: 200 }, null, null]);
    expect(await openPages('/en/status', page({ value: { kind: 'REDIRECT' } })).pages.freshPage('/status')).toBeNull();
  });
});

test('dropping all pages drops those of the store and every copy in front', async () => {
  const { pages, done } = openPages('/en');
  await pages.dropAll();
  await pages.evictFromEdge(['/', '/zh']);
  expect(done).toEqual(['dropped', 'evicted all', 'evicted / /zh']);
});

describe('a page is known to be kept', () => {
  test('once it was rendered, and no longer when it is not there', () => {
    const { pages } = openPages('/en/other', null);
    expect(pages.isKept('/rendered')).toBe(false);
    noteLoaded('/en/rendered', nowMs);
    expect(pages.isKept('/rendered')).toBe(true);
    noteLoaded('/en/rendered', null);
    expect(pages.isKept('/rendered')).toBe(false);
  });

  test('once the store was seen to have it', () => {
    noteKept('/ja/kept');
    noteKept('/ja/kept-too');
    const { pages } = openPages('/x', null);
    expect([pages.isKept('/ja/kept'), pages.isKept('/ja/kept-too'), pages.isKept('/kept')]).toEqual([true, true, false]);
  });

  test('and not by being asked for, where the store does not have it', async () => {
    const { pages } = openPages('/x', null);
    expect([await pages.freshPage('/asked-in-vain'), pages.isKept('/asked-in-vain')]).toEqual([null, false]);
  });

  test('and the instant at which its content was read is known', () => {
    const { pages } = openPages('/x', null);
    expect(pages.loadedAtMs('/loaded')).toBeNull();
    noteLoaded('/en/loaded', nowMs);
    expect(pages.loadedAtMs('/loaded')).toBe(nowMs);
    noteLoaded('/en/loaded', null);
    expect(pages.loadedAtMs('/loaded')).toBeNull();
  });
});

describe('an address may hold a page', () => {
  test('where the store has one', async () => {
    const { pages } = openPages('/en/held');
    expect([await pages.mayHold('/held'), await pages.mayHold('/never-asked')]).toEqual([true, false]);
  });

  test('for half a minute after it was asked for and not there, unless that rendering has ended', async () => {
    at(nowMs);
    const { pages } = openPages('/x', null);
    noteMissed('/en/missed');
    noteMissed('/en/missed-too');
    at(nowMs + 29_999);
    expect([await pages.mayHold('/missed'), await pages.mayHold('/missed-too')]).toEqual([true, true]);
    at(nowMs + 30_000);
    expect(await pages.mayHold('/missed')).toBe(false);
    noteMissed('/en/missed');
    noteLoaded('/en/missed', null);
    expect(await pages.mayHold('/missed')).toBe(false);
  });
});

describe('R-4 a rendering is outrun', () => {
  test('by one from later content, and not by its own or an earlier one', () => {
    at(nowMs);
    noteLoaded('/en/outrun', nowMs - 10);
    expect([isOutrun('/en/outrun', nowMs - 11), isOutrun('/en/outrun', nowMs - 10), isOutrun('/en/outrun', nowMs - 9)]).toEqual([true, false, false]);
  });

  test('by the word that the page is not there, as of now', () => {
    at(nowMs);
    noteLoaded('/en/gone', null);
    expect([isOutrun('/en/gone', nowMs - 1), isOutrun('/en/gone', nowMs)]).toEqual([true, false]);
  });

  test('not where nothing is known of the page, of its content, or only of an instant that is yet to come', () => {
    at(nowMs);
    expect(isOutrun('/en/unknown', nowMs)).toBe(false);
    noteLoaded('/en/known', nowMs);
    expect(isOutrun('/en/known', null)).toBe(false);
    expect(isOutrun('/en/known', nowMs - 1)).toBe(true);
    at(nowMs - 1);
    expect(isOutrun('/en/known', nowMs - 2)).toBe(false);
  });
});

describe('what a process remembers of pages is bounded', () => {
  test('to the ten thousand that it rendered last', () => {
    const { pages } = openPages('/x', null);
    noteLoaded('/en/first', 1);
    noteLoaded('/en/second', 2);
    noteLoaded('/en/first', 1);
    for (let number = 0; number < 9_999; number += 1) noteLoaded(`/en/many-${number}`, nowMs);
    expect([pages.loadedAtMs('/first'), pages.loadedAtMs('/second')]).toEqual([1, null]);
    noteLoaded('/en/one-more', nowMs);
    expect([pages.loadedAtMs('/first'), pages.loadedAtMs('/many-0')]).toEqual([null, nowMs]);
  });

  test('and forgets which were missed only when there are ten thousand of them', async () => {
    at(nowMs);
    const { pages } = openPages('/x', null);
    noteMissed('/en/missed-probe');
    for (let number = 0; number < 20_000 && (await pages.mayHold('/missed-probe')); number += 1) noteMissed(`/en/fill-${number}`);
    // one is remembered now
    for (let number = 1; number < 10_000; number += 1) noteMissed(`/en/again-${number}`);
    expect([await pages.mayHold('/missed-probe'), await pages.mayHold('/again-1'), await pages.mayHold('/again-9999')]).toEqual([false, true, true]);
    noteMissed('/en/one-more');
    expect([await pages.mayHold('/again-1'), await pages.mayHold('/again-9999'), await pages.mayHold('/one-more')]).toEqual([false, false, true]);
  });

  test('and forgets which are kept only when there are ten thousand of them', () => {
    const { pages } = openPages('/x', null);
    noteKept('/en/probe');
    for (let number = 0; number < 20_000 && pages.isKept('/probe'); number += 1) noteKept(`/en/fill-${number}`);
    // one is remembered now
    for (let number = 1; number < 10_000; number += 1) noteKept(`/en/again-${number}`);
    expect([pages.isKept('/probe'), pages.isKept('/again-1'), pages.isKept('/again-9999')]).toEqual([false, true, true]);
    noteKept('/en/one-more');
    expect([pages.isKept('/again-1'), pages.isKept('/again-9999'), pages.isKept('/one-more')]).toEqual([false, false, true]);
  });
});

describe('an entry of the store', () => {
  test('is read back as it was written, and anything else is none', () => {
    const entry = page({ cacheControl: { revalidate: 60, expire: 90 } });
    expect([parsePageEntry(JSON.stringify(entry)), parsePageEntry('{"lastModified":'), parsePageEntry('{"lastModified":1}')]).toEqual([entry, null, null]);
    expect(parsePageEntry(JSON.stringify(page({ cacheControl: { revalidate: false } })))).toEqual(page({ cacheControl: { revalidate: false } }));
    expect(parsePageEntry(JSON.stringify({ ...entry, value: { kind: 'FETCH' } }))).toBeNull();
  });

  test('says when its content was read, where it does', () => {
    expect(loadedAtOf(page({ value: { kind: 'PAGES', html: '', pageData: { pageProps: { loadedAtMs: 7 } } } }))).toBe(7);
    expect([loadedAtOf(page()), loadedAtOf(page({ value: { kind: 'PAGES', html: '', pageData: { pageProps: {} } } }))]).toEqual([null, null]);
  });
});

describe('the recently used pages of a process', () => {
  test('are as many as may be, and those of the same key are one', () => {
    const recent = new RecentPages(2);
    for (const key of ['a', 'a', 'b']) recent.set(key, page());
    expect([recent.get('a'), recent.get('b')]).toEqual([page(), page()]);
    recent.delete('b');
    recent.set('c', page());
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([page(), undefined, page()]);
  });

  test('make room by the one that was used longest ago', () => {
    const recent = new RecentPages(2);
    for (const key of ['a', 'b']) recent.set(key, page());
    recent.get('a');
    recent.set('c', page());
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([page(), undefined, page()]);
  });
});

test.each([['/$/zh/about', '/zh/about'], ['/some/prefix/$/en', '/en'], ['/en/about', '/en/about'], ['/$/en/a/$/b', '/en/a/$/b']])('the key %s is the route %s', (key, route) => {
  expect(routeOf(key)).toBe(route);
});
