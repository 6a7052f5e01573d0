import { readBuiltPage, readNotFoundRoutes } from '#next-internals/build-files.ts';
import type { PageEntry } from './page-entry.ts';

/** A page from the build is stale at once: it is served only while a fresh rendering runs or after one failed. */
const staleAfterSeconds = 1;

/** The page that the build produced for a route, or null. It may be older than the content; it is better than none. */
export async function readBuildPage(serverDirectory: string, route: string): Promise<PageEntry | null> {
  const page = await readBuiltPage(serverDirectory, route);
  if (!page) return null;
  const { html, pageData, madeAtMs } = page;
  return {
    lastModified: madeAtMs,
    changeCount: 0,
    value: { kind: 'PAGES', html, pageData },
    cacheControl: { revalidate: staleAfterSeconds },
  };
}

let absent: ReadonlySet<string> | undefined;

/** The routes that a build without the CMS could not render. */
export function absentFromBuild(serverDirectory: string): ReadonlySet<string> {
  absent ??= new Set(readNotFoundRoutes(serverDirectory));
  return absent;
}
