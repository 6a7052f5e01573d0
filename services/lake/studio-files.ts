import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { errorCode } from '#services/platform/error-facts.ts';
import { findStoredFile, type StoredFile } from '#services/platform/files/stored-file.ts';

interface StudioFile {
  content: Buffer | StoredFile;
  contentType: string;
  /** Whether its name contains a hash of its content. */
  hashed: boolean;
}

interface StudioPage {
  html: string;
  /** The security policy of a page served on this host. */
  contentSecurityPolicy: (host: string | undefined) => string;
}

export interface StudioFiles {
  /** The Studio's one page; null if it has not been built. */
  page(): Promise<StudioPage | null>;
  /** A build file by its path inside the build; null if there is none. */
  file(path: string): Promise<StudioFile | null>;
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  map: 'application/json',
  wasm: 'application/wasm',
};

/** Run before the Studio's own code: the lake's address, the transport of its event streams, and no calls to its maker. */
const ownScripts = ['lake-config.js', 'lake-event-source.js', 'lake-own-host.js', 'lake-own-address.js'] as const;
const ownScriptTags = ownScripts.map((name) => `<script src="/studio/${name}"></script>`).join('');
const cloudScript = /<script[^>]*core\.sanity-cdn\.com[^>]*>\s*<\/script>/g;
/** The policy would block fonts of another origin; the Studio has its own fallback. */
const foreignFonts = /@font-face\s*\{[^}]*url\("?https:[^}]*\}/g;
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const plainHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;
const hashedName = /-[\w-]{8}\.[a-z0-9]+$/;

/** The built Studio, adapted to this origin. */
export function createStudioFiles(directory: string): StudioFiles {
  const ifThere = async <Read>(path: string, read: (whole: string) => Promise<Read>): Promise<Read | null> => {
    // a name with NUL is no file's
    if (path.includes('\0')) return null;
    try {
      return await read(join(directory, path));
    } catch (error) {
      if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(errorCode(error) ?? '')) return null;
      throw error;
    }
  };
  return {
    page: async () => {
      const built = await ifThere('index.html', (whole) => readFile(whole, 'utf8'));
      if (!built) return null;
      const html = built
        .replace(cloudScript, '')
        .replace(foreignFonts, '')
        .replace(/(href|src)="\/static\//g, '$1="/studio/static/')
        .replace(/<head([^>]*)>/, `<head$1>${ownScriptTags}`);
      return { html, contentSecurityPolicy: (host) => policyFor(html, host) };
    },
    file: async (path) => {
      const inside = normalize(`/${path}`).slice(1);
      const extension = inside.split('.').at(-1) ?? '';
      const content = await ifThere<StudioFile['content'] | null>(inside, extension === 'css' ? readOwnFonts : findStoredFile);
      if (!content) return null;
      return { content, contentType: contentTypes[extension] ?? 'application/octet-stream', hashed: hashedName.test(inside) };
    },
  };
}

const readOwnFonts = async (path: string): Promise<Buffer> => Buffer.from((await readFile(path, 'utf8')).replace(foreignFonts, ''));

/** Scripts from this origin only; inline scripts of the build are allowed by their hash. */
function policyFor(html: string, host: string | undefined): string {
  // not every browser counts a WebSocket of the same host as 'self'
  const sockets = host !== undefined && plainHost.test(host) ? [`ws://${host}`, `wss://${host}`] : [];
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...sockets].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}
