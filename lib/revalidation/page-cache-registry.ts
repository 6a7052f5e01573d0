/** A rendered page. The same object is returned for the same rendering, so that derived data can be cached with it. */
export interface FreshPage {
  readonly html: string;
}

/** What content notices, the front door and the pages themselves need of the page cache. */
export interface RenderedPages {
  /** How many changes of the content have been counted; read before the content, it orders renderings. */
  changeCount(): Promise<number>;
  /** Counts a change. @throws if it cannot be stored */
  countChange(): Promise<number>;
  /** Drops every stored page: its next request renders it, and gets the old one only if that fails. @throws if that cannot be stored */
  dropAll(): Promise<void>;
  /** Purges these addresses from a caching proxy. */
  evictFromEdge(addresses: readonly string[]): Promise<void>;
  /** Whether an address was rendered before, or is being rendered now. */
  mightContain(address: string): Promise<boolean>;
  /** The change count when the content of an address's stored page was read; null if none is stored. */
  changeCountOf(address: string): Promise<number | null>;
  /** The page of an address if it is fresh; null if it has to be rendered, or never was. */
  freshPage(address: string): Promise<FreshPage | null>;
  /** The last good page of an address, however old, for a visitor whose rendering has failed. */
  lastGoodPage(address: string): Promise<FreshPage | null>;
}

// the server's cache handler and the bundled API routes are two module graphs of one process; they meet here
declare global {
  var hostfrontRenderedPages: RenderedPages | undefined;
}

export function setPageCache(pages: RenderedPages): void {
  globalThis.hostfrontRenderedPages = pages;
}

/** The process's page cache; null if pages are not cached: in a build, and in development. */
export const findPageCache = (): RenderedPages | null => globalThis.hostfrontRenderedPages ?? null;
