import path from 'node:path';
import { readBuildId } from '#next-internals/build-files.ts';
import { setPageCache } from '#lib/revalidation/page-cache-registry.ts';
import { messageOf } from '#services/platform/process/message-of.ts';
import { createDiskPageStore } from './disk-page-store.ts';
import { nginxEdgeCache, noEdgeCache } from './edge-cache.ts';
import { PageCache } from './page-cache.ts';
import { createRedisPageStore } from './redis-page-store.ts';

const reportPauseMs = 10_000;
let reportedAt = 0;

/** An unavailable store is logged once in a while, not on every request. */
function report(problem: unknown): void {
  if (Date.now() - reportedAt < reportPauseMs) return;
  reportedAt = Date.now();
  process.stderr.write(`page store: ${messageOf(problem)}\n`);
}

let opened: PageCache | undefined;

/** This process's page cache for a build, opened once: in Redis if REDIS_URL is set, else in memory and on disk. */
export function openPageCache(serverDirectory: string): PageCache {
  opened ??= open(readBuildId(serverDirectory) ?? 'development');
  return opened;
}

function open(buildId: string): PageCache {
  const { REDIS_URL: url, DATA_DIRECTORY: dataDirectory = '.data', EDGE_CACHE_DIRECTORY: edgeDirectory } = process.env;
  const store = url
    ? createRedisPageStore({ url, buildId, report })
    : createDiskPageStore(path.join(dataDirectory, 'pages', buildId), report);
  const cache = new PageCache(store, edgeDirectory ? nginxEdgeCache(edgeDirectory) : noEdgeCache);
  setPageCache(cache);
  return cache;
}
