import { createRequire } from 'node:module';
import { beforeEach, expect, test } from '@jest/globals';
import { mustRender, routeOf } from '#next-internals/page-store-keys.ts';

const ofNext = createRequire(import.meta.url);
const { IncrementalCache } = ofNext(
  'next/dist/server/lib/incremental-cache/index.js',
) as typeof import('next/dist/server/lib/incremental-cache');
const { default: ResponseCache } = ofNext('next/dist/server/response-cache/index.js') as typeof import('next/dist/server/response-cache');

const owner = { kind: 'PAGES', sourceRoute: '/doc/article/[id]' };
const address = '/zh/doc/article/tos';
const context = { kind: 'PAGES', isFallback: false, route: owner } as never;
const value = { kind: 'PAGES', html: 'a page', pageData: {} };
const cacheControl = { revalidate: 60, expire: undefined };

let kept: object | null;
let asked: string[];
let given: [string, unknown][];

class Store {
  async get(key: string): Promise<object | null> {
    asked.push(key);
    return kept;
  }

  async set(key: string, stored: unknown): Promise<void> {
    given.push([key, stored]);
  }

  resetRequestCache(): void {}
}

const pages = () =>
  new IncrementalCache({
    dev: false,
    minimalMode: false,
    requestHeaders: {},
    CurCacheHandler: Store,
    previewProps: {},
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
  } as never);

beforeEach(() => {
  kept = null;
  asked = [];
  given = [];
});

test('a page’s address is the end of its key', async () => {
  await pages().get(address, context);
  await pages().set(address, value as never, { ...Object(context), cacheControl } as never);
  expect([asked, given.map(([key]) => key)].map((keys) => keys.map(routeOf))).toEqual([[address], [address]]);
});

test('a page of the time -1 is rendered before anyone is answered; of another time, after it', async () => {
  kept = { lastModified: Date.now(), value, cacheControl };
  expect(await pages().get(address, context)).toMatchObject({ isStale: undefined });
  kept = { lastModified: mustRender, value, cacheControl };
  expect(await pages().get(address, context)).toMatchObject({ isStale: -1 });
});

test('where a rendering fails, the store gets back the very object that it handed over', async () => {
  kept = { lastModified: mustRender, value, cacheControl };
  const answers = new ResponseCache({ minimalMode: false, route: owner as never });
  const rendering = answers.get(address, () => Promise.reject(new Error('no CMS')), {
    incrementalCache: pages(),
    isFallback: false,
  } as never);
  await expect(rendering).rejects.toThrow('no CMS');
  expect(given).toHaveLength(1);
  expect(given[0]?.[1]).toBe(value);
});
