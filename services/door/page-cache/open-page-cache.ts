import path from 'node:path';
import { readBuildId } from '#next-internals/build-files.ts';
import { setPageCache } from '#lib/revalidation/page-cache-registry.ts';
import { createLog, type Logger } from '#services/platform/log.ts';
import { readPageCacheConfig } from '../door-config.ts';
import { createDiskPageStore } from './disk-page-store.ts';
import { nginxEdgeCache, noEdgeCache } from './edge-cache.ts';
import { PageCache } from './page-cache.ts';
import { createRedisPageStore } from './redis-page-store.ts';

const reportPauseMs = 10_000;

/** An unavailable store is logged once in a while, not on every request. */
function reportTo(log: Logger): (problem: unknown) => void {
  let reportedAt = 0;
  return (problem) => {
    if (Date.now() - reportedAt < reportPauseMs) return;
    reportedAt = Date.now();
    log.warn({ err: problem }, 'the page store failed');
  };
}

let opened: PageCache | undefined;

/** This process's page cache for a build, opened once: in Redis if REDIS_URL is set, else in memory and on disk. */
export function openPageCache(serverDirectory: string): PageCache {
  opened ??= open(readBuildId(serverDirectory) ?? 'development');
  return opened;
}

function open(buildId: string): PageCache {
  const { redisUrl: url, dataDirectory, edgeCacheDirectory, logLevel } = readPageCacheConfig(process.env);
  const report = reportTo(createLog({ name: 'site', level: logLevel }));
  const store = url
    ? createRedisPageStore({ url, buildId, report })
    : createDiskPageStore(path.join(dataDirectory, 'pages', buildId), report);
  const cache = new PageCache(store, edgeCacheDirectory ? nginxEdgeCache(edgeCacheDirectory) : noEdgeCache);
  setPageCache(cache);
  return cache;
}
