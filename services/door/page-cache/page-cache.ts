import { LRUCache } from 'lru-cache';
import { defaultLanguage, isLanguage } from '#lib/language/languages.ts';
import type { FreshPage, RenderedPages } from '#lib/revalidation/page-cache-registry.ts';
import type { EdgeCache } from './edge-cache.ts';
import type { PageEntry } from './page-entry.ts';
import { pageState, type PageState } from './page-state.ts';
import type { PageStore } from './page-store.ts';

const rememberedAtMost = 10_000;
/** About how long the rendering of a page takes that was requested and missing. */
const renderingAtMostMs = 30_000;
/** After a rendering failed, its last good page is served for this long before the next try. */
const retryPauseMs = 3_000;

/** The rendered pages, as the front door, Next and content notices see them. Addresses are those of the browser, routes are Next's. */
export class PageCache implements RenderedPages {
  readonly #store: PageStore;
  readonly #edge: EdgeCache;
  /** Routes that were requested and missing: the request is rendering them. */
  readonly #beingRendered = new LRUCache<string, true>({ max: rememberedAtMost, ttl: renderingAtMostMs, perf: Date, ttlResolution: 0 });
  /** Routes whose last rendering failed recently. */
  readonly #failed = new LRUCache<string, true>({ max: rememberedAtMost, ttl: retryPauseMs, perf: Date, ttlResolution: 0 });

  constructor(store: PageStore, edge: EdgeCache) {
    this.#store = store;
    this.#edge = edge;
  }

  /** The entry of a route for Next, with its state. */
  async find(route: string): Promise<{ entry: PageEntry | null; state: PageState }> {
    const { entry, droppedCount } = await this.#store.read(route);
    if (!entry) this.#beingRendered.set(route, true);
    return { entry, state: pageState(entry, droppedCount, Date.now()) };
  }

  async store(route: string, entry: PageEntry): Promise<void> {
    this.#beingRendered.delete(route);
    this.#failed.delete(route);
    await this.#store.write(route, entry);
  }

  /** Records that a route has no page. */
  async remove(route: string): Promise<void> {
    this.#beingRendered.delete(route);
    await this.#store.remove(route, await this.#store.changeCount());
  }

  changeCount(): Promise<number> {
    return this.#store.changeCount();
  }

  countChange(): Promise<number> {
    this.#failed.clear();
    return this.#store.countChange();
  }

  async dropAll(): Promise<void> {
    this.#failed.clear();
    await this.#store.dropAll();
    await this.#edge.evict('all');
  }

  evictFromEdge(addresses: readonly string[]): Promise<void> {
    return this.#edge.evict(addresses);
  }

  async mightContain(address: string): Promise<boolean> {
    const route = routeOfAddress(address);
    return this.#beingRendered.has(route) || (await this.#store.read(route)).entry !== null;
  }

  async changeCountOf(address: string): Promise<number | null> {
    return (await this.#store.read(routeOfAddress(address))).entry?.changeCount ?? null;
  }

  async freshPage(address: string): Promise<FreshPage | null> {
    const route = routeOfAddress(address);
    const { entry, droppedCount } = await this.#store.read(route);
    const isAnswered = pageState(entry, droppedCount, Date.now()) === 'fresh' || this.#failed.has(route);
    return isAnswered ? pageOf(entry) : null;
  }

  async lastGoodPage(address: string): Promise<FreshPage | null> {
    const route = routeOfAddress(address);
    const page = pageOf((await this.#store.read(route)).entry);
    if (page) this.#failed.set(route, true);
    return page;
  }
}

/** The page of a complete HTML entry; everything else is answered by Next. */
function pageOf(entry: PageEntry | null): FreshPage | null {
  if (entry?.value.kind !== 'PAGES') return null;
  const { value } = entry;
  return value.status === undefined || value.status === 200 ? value : null;
}

/** Cache routes start with the language, English included: `/about` is `/en/about`. */
function routeOfAddress(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  if (isLanguage(first) && first !== defaultLanguage) return address;
  const path = [first, ...rest].filter((segment) => segment !== '').join('/');
  return path === '' ? `/${defaultLanguage}` : `/${defaultLanguage}/${path}`;
}
