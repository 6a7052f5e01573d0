import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setPageStore } from '#lib/revalidation/page-store-registry.ts';
import { absentFromBuild, readBuildPage } from './build-pages.ts';
import { createDiskPageStore } from './disk-page-store.ts';
import { nginxEdgeCache, noEdgeCache } from './edge-cache.ts';
import { loadedAtOf, pageEntrySchema, type PageEntry } from './page-entry.ts';
import { isOutrun, noteKept, noteLoaded, noteMissed, renderedPages } from './rendered-pages.ts';
import { routeOf } from './route-of-key.ts';
import type { PageStore } from './page-store.ts';
import { createRedisPageStore } from './redis-page-store.ts';

interface HandlerContext {
  serverDistDir?: string;
}

/** What Next is told of a page that has to be rendered before anyone is answered. */
const renderFirst = -1;

interface HandedOver {
  lastModified: number;
  value: PageEntry['value'] | null;
  cacheControl?: PageEntry['cacheControl'];
}

interface StoreContext {
  cacheControl?: PageEntry['cacheControl'];
}

const reportPauseMs = 10_000;
let reportedAt = 0;

/** A store that is away is said once in a while, not with every request. */
function report(problem: unknown): void {
  if (Date.now() - reportedAt < reportPauseMs) return;
  reportedAt = Date.now();
  process.stderr.write(`page store: ${problem instanceof Error ? problem.message : String(problem)}\n`);
}

let store: PageStore | undefined;

/** What Next was handed. Where a rendering fails, it gives the very same object back, to be served on. */
const handedOut = new WeakSet<object>();

const isHandedOut = (value: unknown): boolean => handedOut.has(Object(value));

function openStore(serverDirectory: string): PageStore {
  const buildId = readBuildId(serverDirectory);
  const url = process.env.REDIS_URL;
  const opened = url
    ? createRedisPageStore({ url, buildId, report })
    : createDiskPageStore(path.join(process.env.DATA_DIRECTORY ?? '.data', 'pages', buildId), report);
  const edgeDirectory = process.env.EDGE_CACHE_DIRECTORY;
  setPageStore(renderedPages(opened, edgeDirectory ? nginxEdgeCache(edgeDirectory) : noEdgeCache));
  return opened;
}

function readBuildId(serverDirectory: string): string {
  try {
    return readFileSync(path.join(serverDirectory, '..', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'development';
  }
}

/**
 * Next's store of rendered pages: shared through Redis where REDIS_URL is set, else memory and disk. A page that does not
 * exist is never kept, so that made-up addresses fill nothing and a page published later appears at once.
 */
export default class CacheHandler {
  readonly #serverDirectory: string;
  readonly #building = process.env.NEXT_PHASE === 'phase-production-build';

  constructor(context: HandlerContext) {
    this.#serverDirectory = context.serverDistDir ?? '.next/server';
  }

  get #store(): PageStore {
    store ??= openStore(this.#serverDirectory);
    return store;
  }

  async get(key: string): Promise<HandedOver | null> {
    if (this.#building) return null;
    const route = routeOf(key);
    const stored = await this.#store.read(route);
    if (stored) {
      noteKept(route);
      handedOut.add(stored.entry.value);
      return stored.dropped ? { ...stored.entry, lastModified: renderFirst } : stored.entry;
    }
    noteMissed(route);
    const built = await readBuildPage(this.#serverDirectory, route);
    if (built) {
      handedOut.add(built.value);
      return built;
    }
    // a build without the CMS notes its pages as not found; that says nothing about now
    return absentFromBuild(this.#serverDirectory).has(route) ? { lastModified: renderFirst, value: null } : null;
  }

  async set(key: string, value: unknown, context: StoreContext = {}): Promise<void> {
    if (this.#building) return;
    const route = routeOf(key);
    const nowMs = Date.now();
    const parsed = pageEntrySchema.safeParse({
      lastModified: nowMs,
      value,
      ...(context.cacheControl ? { cacheControl: context.cacheControl } : {}),
    });
    // where an address leads depends on rules of other addresses too: it is asked each time
    const page = parsed.success && parsed.data.value.kind !== 'REDIRECT' ? parsed.data : null;
    const loadedAtMs = page ? loadedAtOf(page) : null;
    const givenBack = isHandedOut(value);
    if (!givenBack && isOutrun(route, loadedAtMs)) return;
    noteLoaded(route, loadedAtMs);
    // a page is as old as the content that it was made from, however long that took; one that is given back counts from now on
    if (page) await this.#store.write(route, givenBack ? page : { ...page, lastModified: loadedAtMs ?? nowMs });
    else await this.#store.remove(route);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
