import { isTechnicalSegment } from '#lib/language/routes.ts';

/** The browser's idle time is waited for this long at most. */
export const prefetchTimeoutMs = 2_000;

/** A page's own parts come first, for which a browser that waits for the network looks idle. */
export const prefetchSettleMs = 3_000;

/** A page names many others; the ones that are seen first are fetched. */
export const prefetchAtMost = 6;

/** What a browser says of its connection; many say nothing. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is fetched ahead where the visitor saves data or the line is of the second generation. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  connection?.saveData !== true && !/2g/.test(connection?.effectiveType ?? '');

/** The pages that links lead to, each once, without those that are files, technical paths or this page. */
export function pagesToPrefetch(hrefs: readonly string[], here: string): string[] {
  const paths = hrefs.flatMap((href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    return isPage(path) && path !== here ? [path] : [];
  });
  return [...new Set(paths)].slice(0, prefetchAtMost);
}

const isPage = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/\.[a-z0-9]+$/i.test(path) && !isTechnicalSegment(path.split('/')[1] ?? '');
