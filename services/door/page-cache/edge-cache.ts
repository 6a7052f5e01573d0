import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { storedLanguages } from '#lib/language/languages.ts';

/** The copies of pages that a proxy on this machine caches for a moment. */
export interface EdgeCache {
  /** Removes the copies of these addresses, or of all; without a caching proxy this does nothing. */
  evict(addresses: readonly string[] | 'all'): Promise<void>;
}

export const noEdgeCache: EdgeCache = { evict: async () => undefined };

/** The cache key of an address, as in `deploy/nginx.conf`. */
const encodings = ['gzip', ''] as const;

/** A copy of the older page that was being written finishes within this time after the newer page was stored. */
const underWayMs = 60;

/** nginx's file of a key with `levels=1:2`. */
function fileOf(directory: string, key: string): string {
  const name = createHash('md5').update(key).digest('hex');
  return path.join(directory, name.slice(-1), name.slice(-3, -1), name);
}

const keysOf = (address: string): readonly string[] =>
  encodings.flatMap((encoding) => (address === '/' ? storedLanguages : ['']).map((language) => `${address} ${encoding} ${language}`));

/** The cache directory of an nginx that is set up by `deploy/nginx.conf` and whose files this process may remove. */
export function nginxEdgeCache(directory: string): EdgeCache {
  const evictOnce = async (addresses: readonly string[] | 'all'): Promise<void> => {
    const files = addresses === 'all' ? await listCopies(directory) : addresses.flatMap(keysOf).map((key) => fileOf(directory, key));
    await Promise.all(files.map((file) => rm(file, { force: true })));
  };
  return {
    evict: async (addresses) => {
      await evictOnce(addresses);
      await delay(underWayMs);
      await evictOnce(addresses);
    },
  };
}

async function listCopies(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
