/** What content notices may ask of the store of rendered pages. */
export interface RenderedPages {
  /** Makes every stored page count as missing, so that its next request renders it anew. */
  dropAll(): Promise<void>;
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
