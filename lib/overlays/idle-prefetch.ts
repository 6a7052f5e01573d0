import { isPageAddress } from '#lib/language/page-address.ts';

/** The longest wait for the browser to be idle. */
export const prefetchTimeoutMs = 2_000;

/** A page's own parts come first; while they load, the browser counts as idle. */
export const prefetchSettleMs = 3_000;

/** A page has many links; only the first ones are prefetched. */
export const prefetchAtMost = 6;

/** The browser's connection information; many browsers offer none. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is prefetched with data saving on or over a 2G connection. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');

/** The pages that links lead to, each once, without files, technical paths and this page. */
export function pagesToPrefetch(hrefs: readonly string[], here: string): string[] {
  const paths = hrefs.flatMap((href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    return isPage(path) && path !== here ? [path] : [];
  });
  return [...new Set(paths)].slice(0, prefetchAtMost);
}

const isPage = (path: string): boolean => isPageAddress(path) && !/\.[a-z0-9]+$/i.test(path);
