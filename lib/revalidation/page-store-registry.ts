/** A rendered page. The same object stands for the same rendering, so that what is made of it can be kept beside. */
export interface FreshPage {
  readonly html: string;
}

/** What content notices, the front door and the pages themselves ask of the store of rendered pages. */
export interface RenderedPages {
  /** How many changes of the content have been counted; read before the content, it orders renderings. */
  changeCount(): Promise<number>;
  /** Counts a change. @throws where it cannot be kept */
  countChange(): Promise<number>;
  /** Drops every stored page: its next request renders it anew, and is answered with the old one only where that fails. @throws where that cannot be kept */
  dropAll(): Promise<void>;
  /** Removes what a proxy in front keeps of these addresses. */
  evictFromEdge(addresses: readonly string[]): Promise<void>;
  /** Whether an address was rendered before, or is being rendered now. */
  mightContain(address: string): Promise<boolean>;
  /** The count of changes when the content of an address's stored page was read; null where none is stored. */
  changeCountOf(address: string): Promise<number | null>;
  /** The page of an address where it can be answered as it is; null where it has to be rendered, or never was. */
  freshPage(address: string): Promise<FreshPage | null>;
  /** The last good page of an address, however old, for a visitor whose rendering has failed. */
  lastGoodPage(address: string): Promise<FreshPage | null>;
}

// the server's cache handler and the bundled API routes are two module graphs of one process; they meet here
declare global {
  var hostfrontRenderedPages: RenderedPages | undefined;
}

export function setPageStore(pages: RenderedPages): void {
  globalThis.hostfrontRenderedPages = pages;
}

/** The process's store of rendered pages; null where pages are not kept: in a build, and in development. */
export const findPageStore = (): RenderedPages | null => globalThis.hostfrontRenderedPages ?? null;
