import { LRUCache } from 'lru-cache';
import { createClient } from 'redis';
import { parsePageEntry, type PageEntry } from './page-entry.ts';
import type { PageStore } from './page-store.ts';

const recentAtMost = 500;
const connectTimeoutMs = 1_000;
const commandTimeoutMs = 1_000;
const reconnectAtMostMs = 2_000;
const keepSeconds = 30 * 24 * 60 * 60;

/** Stores a text under a count, unless one with a later count is there. Returns whether it did. */
const storeUnlessLater = `
local stored = redis.call('GETRANGE', KEYS[1], 0, 31)
local count = tonumber(string.match(stored, '^(%d+) ') or '-1')
if count > tonumber(ARGV[1]) then return 0 end
redis.call('SET', KEYS[1], ARGV[1] .. ' ' .. ARGV[2], 'EX', ARGV[3])
return 1`;

/**
 * Counts changes, ARGV[1] of them. A lost count restarts above any previous one: at Redis's own clock in milliseconds. With a second key
 * it records there that all pages are dropped at the new count; of several drops the latest counts.
 */
const countChange = `
if redis.call('EXISTS', KEYS[1]) == 0 then
  local now = redis.call('TIME')
  redis.call('SET', KEYS[1], now[1] .. string.format('%03d', math.floor(now[2] / 1000)))
end
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
if KEYS[2] then
  local dropped = math.max(count, tonumber(redis.call('GET', KEYS[2]) or '0'))
  redis.call('SET', KEYS[2], string.format('%.0f', dropped), 'EX', ARGV[2])
end
return count`;

/** An entry and the text that Redis has of it. */
interface SeenPage {
  readonly text: string;
  readonly entry: PageEntry;
}

/**
 * Pages shared by all replicas. Redis is asked every time, so that one replica's new page is everyone's; while it is unavailable, each
 * replica serves the copies it saw last. As long as the text of a route is the same, its entry is the same object.
 */
export function createRedisPageStore(settings: { url: string; buildId: string; report: (problem: unknown) => void }): PageStore {
  const lastSeen = new LRUCache<string, SeenPage>({ max: recentAtMost });
  let lastCount = 0;
  let lastDroppedCount = 0;
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
  const keyOf = (name: string): string => `pages:${settings.buildId}:${name}`;
  const countKey = keyOf('change-count');
  const droppedKey = keyOf('dropped-at');
  const run = async (script: string, keys: string[], ...parameters: (string | number)[]): Promise<unknown> => {
    const redis = await connected();
    return withTimeout(redis.eval(script, { keys, arguments: parameters.map(String) }), commandTimeoutMs);
  };
  const count = async (by: number, keys = [countKey]): Promise<number> => {
    lastCount = Number(await run(countChange, keys, by, keepSeconds));
    return lastCount;
  };
  const store = async (route: string, changeCount: number, text: string): Promise<'stored' | 'superseded' | 'unavailable'> => {
    try {
      return (await run(storeUnlessLater, [keyOf(route)], changeCount, text, keepSeconds)) === 1 ? 'stored' : 'superseded';
    } catch (error) {
      settings.report(error);
      return 'unavailable';
    }
  };

  return {
    read: async (route) => {
      try {
        const redis = await connected();
        const [text, droppedCount] = await withTimeout(redis.mGet([keyOf(route), droppedKey]), commandTimeoutMs);
        lastDroppedCount = Number(droppedCount ?? 0);
        return { entry: entryOf(lastSeen, route, text ?? ''), droppedCount: lastDroppedCount };
      } catch (error) {
        settings.report(error);
        return { entry: lastSeen.get(route)?.entry ?? null, droppedCount: lastDroppedCount };
      }
    },
    write: async (route, entry) => {
      const { changeCount } = entry;
      const text = JSON.stringify(entry);
      if ((await store(route, changeCount, text)) !== 'superseded') lastSeen.set(route, { text: `${changeCount} ${text}`, entry });
    },
    remove: async (route, changeCount) => {
      if ((await store(route, changeCount, '')) !== 'superseded') lastSeen.delete(route);
    },
    changeCount: () =>
      count(0).catch((error: unknown) => {
        settings.report(error);
        return lastCount;
      }),
    countChange: () => count(1),
    dropAll: async () => void (await count(1, [countKey, droppedKey])),
  };
}

/** The entry of a text, parsed once; an empty text is a removed page. */
function entryOf(lastSeen: LRUCache<string, SeenPage>, route: string, text: string): PageEntry | null {
  const seen = lastSeen.get(route);
  if (seen?.text === text) return seen.entry;
  const entry = parsePageEntry(text.slice(text.indexOf(' ') + 1));
  if (entry) lastSeen.set(route, { text, entry });
  else lastSeen.delete(route);
  return entry;
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
