import { mustRender, routeOf } from '#next-internals/page-store-keys.ts';
import { absentFromBuild, readBuildPage } from './build-pages.ts';
import { openPageCache } from './open-page-cache.ts';
import type { PageCache } from './page-cache.ts';
import { contentOf, pageEntrySchema, type PageEntry } from './page-entry.ts';

interface HandlerContext {
  serverDistDir?: string;
}

interface NextCacheEntry {
  lastModified: number;
  value: PageEntry['value'] | null;
  cacheControl?: PageEntry['cacheControl'];
}

interface StoreContext {
  cacheControl?: PageEntry['cacheControl'];
}

/** Entries by the value handed to Next. When a rendering fails, Next stores the same object again, to retry later (decision 2). */
const entryOfValue = new WeakMap<object, PageEntry>();

/**
 * Next's cache handler for rendered pages. A 404 is never cached, so that made-up addresses fill nothing and a page published later appears
 * at once.
 */
export default class CacheHandler {
  readonly #serverDirectory: string;
  readonly #building = process.env.NEXT_PHASE === 'phase-production-build';

  constructor(context: HandlerContext) {
    this.#serverDirectory = context.serverDistDir ?? '.next/server';
  }

  get #pages(): PageCache {
    return openPageCache(this.#serverDirectory);
  }

  async get(key: string): Promise<NextCacheEntry | null> {
    if (this.#building) return null;
    const route = routeOf(key);
    const { entry, state } = await this.#pages.find(route);
    const page = entry ?? (await readBuildPage(this.#serverDirectory, route));
    if (page) {
      entryOfValue.set(page.value, page);
      return state === 'dropped' ? { ...page, lastModified: mustRender } : page;
    }
    // a build without the CMS records its pages as not found, which may no longer be true
    return absentFromBuild(this.#serverDirectory).has(route) ? { lastModified: mustRender, value: null } : null;
  }

  async set(key: string, value: unknown, { cacheControl }: StoreContext = {}): Promise<void> {
    if (this.#building) return;
    const route = routeOf(key);
    const nowMs = Date.now();
    const retried = entryOfValue.get(Object(value));
    const { loadedAtMs, changeCount } = contentOf(value) ?? { loadedAtMs: nowMs, changeCount: await this.#pages.changeCount() };
    // a page is as old as the content it was rendered from; one stored again after a failure is retried from now on, with its original
    // change count
    const stamp = retried ? { lastModified: nowMs, changeCount: retried.changeCount } : { lastModified: loadedAtMs, changeCount };
    const parsed = pageEntrySchema.safeParse({ ...stamp, value, ...(cacheControl ? { cacheControl } : {}) });
    // a redirect depends on rules for other addresses too: it is evaluated on every request
    if (parsed.success && parsed.data.value.kind !== 'REDIRECT') await this.#pages.store(route, parsed.data);
    else await this.#pages.remove(route);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
