/** Lets each key act at a steady rate, with a store for bursts; remembers a bounded number of keys. */
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

/** `capacity` tokens at most, refilled `perMinute`. Beyond `keysAtMost` the key that acted longest ago is forgotten. */
export function createTokenBuckets(
  limits: { capacity: number; perMinute: number; keysAtMost?: number },
  nowMs: () => number = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const keysAtMost = limits.keysAtMost ?? keysAtMostByDefault;
  const perMs = limits.perMinute / 60_000;

  return {
    take: (key) => {
      const now = nowMs();
      const known = buckets.get(key);
      const tokens = known ? Math.min(limits.capacity, known.tokens + (now - known.atMs) * perMs) : limits.capacity;
      const taken = tokens >= 1;
      // a key that acts moves to the end: the first one is the one idle for longest
      buckets.delete(key);
      buckets.set(key, { tokens: taken ? tokens - 1 : tokens, atMs: now });
      if (buckets.size > keysAtMost) forgetFirst(buckets);
      return taken ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
    },
    get size() {
      return buckets.size;
    },
  };
}

function forgetFirst(buckets: Map<string, Bucket>): void {
  for (const key of buckets.keys()) {
    buckets.delete(key);
    return;
  }
}
