/** A rendered page that counts as fresh. The same object stands for the same rendering, so that what is made of it can be kept beside. */
export interface FreshPage {
  readonly html: string;
}

/** What content notices may ask of the store of rendered pages. */
export interface RenderedPages {
  /** Drops every stored page: its next request renders it anew, and keeps the old one only where that fails. */
  dropAll(): Promise<void>;
  /** Removes what a proxy in front keeps of these addresses. */
  evictFromEdge(addresses: readonly string[]): Promise<void>;
  /** Whether an address was rendered before, or is being rendered now. */
  mayHold(address: string): Promise<boolean>;
  /** Whether there is an older rendering of an address, which is served where a new one fails. */
  isKept(address: string): boolean;
  /** The page of an address where it can be answered as it is; null where it has to be rendered, or never was. */
  freshPage(address: string): Promise<FreshPage | null>;
  /** When the content of an address was read by the latest rendering in this process; null where it was not or is not there. */
  loadedAtMs(address: string): number | null;
}

// the server's cache handler and the bundled API routes are two module graphs of one process; they meet here
declare global {
  var hostfrontRenderedPages: RenderedPages | undefined;
}

export function setPageStore(pages: RenderedPages): void {
  globalThis.hostfrontRenderedPages = pages;
}

/** The process's store of rendered pages; null before it has rendered any. */
export const findPageStore = (): RenderedPages | null => globalThis.hostfrontRenderedPages ?? null;

/** The same, opened by rendering one address where no page has been asked for since the start. Null where pages are not kept. @throws where it stays closed because that fails */
export async function openPageStore(render: (address: string) => Promise<void>): Promise<RenderedPages | null> {
  if (findPageStore()) return findPageStore();
  try {
    await render('/');
  } catch (error) {
    // it was looked into before the rendering failed, if it is there
    if (!findPageStore()) throw error;
  }
  return findPageStore();
}
