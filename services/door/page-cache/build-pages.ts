import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PageEntry } from './page-entry.ts';

/** A page of the build counts as stale at once: it is served only while its fresh rendering is under way or fails. */
const staleAfterSeconds = 1;

/** The page that the build made for a route, or null. It may be older than the content; it is better than none. */
export async function readBuildPage(serverDirectory: string, route: string): Promise<PageEntry | null> {
  const pages = path.join(serverDirectory, 'pages');
  const base = path.join(pages, route === '/' ? '/index' : route);
  if (!base.startsWith(pages + path.sep)) return null;
  try {
    const [html, data, { mtimeMs }] = await Promise.all([
      readFile(`${base}.html`, 'utf8'),
      readFile(`${base}.json`, 'utf8'),
      stat(`${base}.html`),
    ]);
    const pageData: unknown = JSON.parse(data);
    return {
      lastModified: mtimeMs,
      changeCount: 0,
      value: { kind: 'PAGES', html, pageData },
      cacheControl: { revalidate: staleAfterSeconds },
    };
  } catch {
    return null;
  }
}

const manifestSchema = z.object({ notFoundRoutes: z.array(z.string()) });
let absent: ReadonlySet<string> | undefined;

/** The routes that a build without the CMS could not make. */
export function absentFromBuild(serverDirectory: string): ReadonlySet<string> {
  absent ??= new Set(readManifest(path.join(serverDirectory, '..', 'prerender-manifest.json')));
  return absent;
}

function readManifest(file: string): readonly string[] {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).notFoundRoutes;
  } catch {
    return [];
  }
}
