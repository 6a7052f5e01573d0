import { createClient } from 'redis';
import { parsePageEntry, type PageEntry } from './page-entry.ts';
import { RecentPages, type PageStore } from './page-store.ts';

const recentAtMost = 500;
const connectTimeoutMs = 1_000;
const commandTimeoutMs = 1_000;
const reconnectAtMostMs = 2_000;
const keepSeconds = 30 * 24 * 60 * 60;

/**
 * Pages shared by all replicas. Redis is asked every time, so that one replica's new page is everyone's; while it is away,
 * each replica serves the copies it has seen last.
 */
export function createRedisPageStore(settings: { url: string; buildId: string; report: (problem: unknown) => void }): PageStore {
  const lastSeen = new RecentPages(recentAtMost);
  const client = createClient({
    url: settings.url,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, reconnectAtMostMs) },
  });
  client.on('error', settings.report);
  let connecting: Promise<unknown> | undefined;
  const connected = async (): Promise<typeof client> => {
    connecting ??= client.connect();
    if (!client.isReady) await withTimeout(connecting, connectTimeoutMs);
    return client;
  };
  const droppedKey = `pages:${settings.buildId}:dropped-at`;
  const keyOf = (key: string): string => `pages:${settings.buildId}:${key}`;
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await withTimeout(work(), commandTimeoutMs);
    } catch (error) {
      settings.report(error);
    }
  };

  return {
    read: async (key) => {
      try {
        const redis = await connected();
        const [text, droppedAt] = await withTimeout(redis.mGet([keyOf(key), droppedKey]), commandTimeoutMs);
        const entry = text ? parsePageEntry(text) : null;
        if (!entry) return null;
        lastSeen.set(key, entry);
        return { entry, dropped: entry.lastModified <= Number(droppedAt ?? 0) };
      } catch (error) {
        settings.report(error);
        const entry = lastSeen.get(key);
        return entry ? { entry, dropped: false } : null;
      }
    },
    write: async (key, entry: PageEntry) => {
      lastSeen.set(key, entry);
      await attempt(async () => (await connected()).set(keyOf(key), JSON.stringify(entry), { EX: keepSeconds }));
    },
    remove: async (key) => {
      lastSeen.delete(key);
      await attempt(async () => (await connected()).del(keyOf(key)));
    },
    dropAll: () => attempt(async () => (await connected()).set(droppedKey, String(Date.now()), { EX: keepSeconds })),
  };
}

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('redis did not answer in time')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
