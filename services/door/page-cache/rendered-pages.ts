import type { FreshPage, RenderedPages } from '#lib/revalidation/page-store-registry.ts';
import { languageOfLocale, isLanguage } from '#lib/language/languages.ts';
import type { EdgeCache } from './edge-cache.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageStore } from './page-store.ts';

const rememberedAtMost = 10_000;
/** Of each page that this process rendered last: when its content was read, null where it is not there, and as of when that is known. */
const rendered = new Map<string, { readonly loadedAtMs: number | null; readonly asOfMs: number }>();
const kept = new Set<string>();
const missedAt = new Map<string, number>();

/** A page that was asked for and not there is being rendered for about this long. */
const renderingAtMostMs = 30_000;

/** Notes when the content of a page that this process rendered was read; null for a page that is not there. */
export function noteLoaded(route: string, atMs: number | null): void {
  rendered.delete(route);
  missedAt.delete(route);
  if (atMs === null) kept.delete(route);
  else noteKept(route);
  rendered.set(route, { loadedAtMs: atMs, asOfMs: atMs ?? Date.now() });
  const [oldest] = rendered.keys();
  if (rendered.size > rememberedAtMost && oldest !== undefined) rendered.delete(oldest);
}

/**
 * Whether this process has rendered a page from later content already: Next lets a prefetch of a page that is not stored run beside other
 * renderings, and the slower one may have read its content before a change. A time that is yet to come says nothing, since the clock was set back.
 */
export function isOutrun(route: string, atMs: number | null): boolean {
  const asOfMs = rendered.get(route)?.asOfMs;
  return atMs !== null && asOfMs !== undefined && atMs < asOfMs && asOfMs <= Date.now();
}

/** Notes that a page was asked for and not there: whoever asked is having it rendered. */
export function noteMissed(route: string): void {
  if (missedAt.size >= rememberedAtMost) missedAt.clear();
  missedAt.set(route, Date.now());
}

const isBeingRendered = (route: string): boolean => Date.now() - (missedAt.get(route) ?? 0) < renderingAtMostMs;

/** Notes that the store has a page, dropped or not. */
export function noteKept(route: string): void {
  if (kept.size >= rememberedAtMost) kept.clear();
  kept.add(route);
}

/** The language stands first in the store's routes, English included: `/about` is `/en/about` there. */
function routeOfAddress(address: string): string {
  const [, first = '', ...rest] = address.split('/');
  if (isLanguage(first) && first !== 'en') return address;
  const path = [first, ...rest].filter((segment) => segment !== '').join('/');
  return path === '' ? `/${languageOfLocale(undefined)}` : `/${languageOfLocale(undefined)}/${path}`;
}

const secondMs = 1_000;

/** The page of an entry that is whole and within its time; everything else is Next's to answer. */
function freshPageOf({ value, lastModified, cacheControl }: PageEntry, nowMs: number): FreshPage | null {
  if (value.kind !== 'PAGES' || (value.status !== undefined && value.status !== 200)) return null;
  const { revalidate } = cacheControl ?? {};
  const freshUntilMs = typeof revalidate === 'number' ? lastModified + revalidate * secondMs : Number.POSITIVE_INFINITY;
  return nowMs < freshUntilMs ? value : null;
}

export const renderedPages = (store: PageStore, edge: EdgeCache): RenderedPages => ({
  dropAll: async () => {
    await store.dropAll();
    await edge.evict('all');
  },
  evictFromEdge: (addresses) => edge.evict(addresses),
  mayHold: async (address) => {
    const route = routeOfAddress(address);
    return isBeingRendered(route) || (await store.read(route)) !== null;
  },
  freshPage: async (address) => {
    const route = routeOfAddress(address);
    const stored = await store.read(route);
    if (stored) noteKept(route);
    return stored && !stored.dropped ? freshPageOf(stored.entry, Date.now()) : null;
  },
  isKept: (address) => kept.has(routeOfAddress(address)),
  loadedAtMs: (address) => rendered.get(routeOfAddress(address))?.loadedAtMs ?? null,
});
