import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The command that builds or starts the site, and the file that a build ends with. */
export const nextCommand = 'node_modules/next/dist/bin/next';
export const buildIdFile = 'BUILD_ID';

/** The id of the build whose server files lie in a directory; null where nothing was built. */
export function readBuildId(serverDirectory: string): string | null {
  try {
    return readFileSync(path.join(serverDirectory, '..', buildIdFile), 'utf8').trim();
  } catch {
    return null;
  }
}

interface BuiltPage {
  readonly html: string;
  readonly pageData: unknown;
  readonly madeAtMs: number;
}

/** The page that the build made for a route, or null. */
export async function readBuiltPage(serverDirectory: string, route: string): Promise<BuiltPage | null> {
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
    return { html, pageData, madeAtMs: mtimeMs };
  } catch {
    return null;
  }
}

const manifestSchema = z.object({ notFoundRoutes: z.array(z.string()) });

/** The routes that a build noted as not found. */
export function readNotFoundRoutes(serverDirectory: string): readonly string[] {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(serverDirectory, '..', 'prerender-manifest.json'), 'utf8')))
      .notFoundRoutes;
  } catch {
    return [];
  }
}
