import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { storedLanguages } from '#lib/language/languages.ts';

/** The copies of pages that a proxy on this machine keeps for a moment. */
export interface EdgeCache {
  /** Removes the copies of these addresses, or of all; a proxy that keeps none is no failure. */
  evict(addresses: readonly string[] | 'all'): Promise<void>;
}

export const noEdgeCache: EdgeCache = { evict: async () => undefined };

/** What `deploy/nginx.conf` tells copies of one address apart by. */
const encodings = ['gzip', ''] as const;

/** A copy that was under way from the older page is written within this time after the newer one was stored. */
const underWayMs = 60;

/** nginx's file of a key with `levels=1:2`. */
function fileOf(directory: string, key: string): string {
  const name = createHash('md5').update(key).digest('hex');
  return path.join(directory, name.slice(-1), name.slice(-3, -1), name);
}

const keysOf = (address: string): readonly string[] =>
  encodings.flatMap((encoding) => (address === '/' ? storedLanguages : ['']).map((language) => `${address} ${encoding} ${language}`));

/** The cache folder of an nginx that is set up by `deploy/nginx.conf` and whose files this process may remove. */
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
