import { LRUCache } from 'lru-cache';

/** Lets each key act at a steady rate, with bursts; tracks a bounded number of keys. */
export interface TokenBuckets {
  /** Takes one token. 0 = taken; else the whole seconds until there is one. */
  take(key: string): number;
  readonly size: number;
}

interface Bucket {
  tokens: number;
  atMs: number;
}

const keysAtMostByDefault = 20_000;

/** `atOnce` tokens at most, refilled `perMinute`. Beyond `keysAtMost` the least recently used key is evicted. */
export function createTokenBuckets(
  limits: { atOnce: number; perMinute: number; keysAtMost?: number },
  nowMs: () => number = () => performance.now(),
): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: limits.keysAtMost ?? keysAtMostByDefault });
  const perMs = limits.perMinute / 60_000;

  return {
    take: (key) => {
      const now = nowMs();
      const known = buckets.get(key);
      const tokens = known ? Math.min(limits.atOnce, known.tokens + (now - known.atMs) * perMs) : limits.atOnce;
      const taken = tokens >= 1;
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, atMs: now });
      return taken ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
    },
    get size() {
      return buckets.size;
    },
  };
}
