/** A value computed from content; the last good one while the content is unavailable. */
export interface CachedValue<Value> {
  read(): Promise<Value>;
}

/** Crawlers come in bursts. */
const usuallyFreshMs = 60_000;

interface CacheSettings {
  readonly now?: () => number;
  /** How long a value is fresh, ms. */
  readonly freshMs?: number;
}

/** Computes a value when the last one is no longer fresh; if that fails, the last one is served. Throws only if there never was one. */
export function cachedValue<Value>(
  make: () => Promise<Value>,
  { now = Date.now, freshMs = usuallyFreshMs }: CacheSettings = {},
): CachedValue<Value> {
  let cached: { value: Value; madeAtMs: number } | null = null;
  let making: Promise<Value> | null = null;
  const remake = async (): Promise<Value> => {
    const value = await make();
    cached = { value, madeAtMs: now() };
    return value;
  };
  return {
    read: async () => {
      if (cached && now() - cached.madeAtMs < freshMs) return cached.value;
      making ??= remake().finally(() => {
        making = null;
      });
      try {
        return await making;
      } catch (error) {
        if (!cached) throw error;
        console.warn(JSON.stringify({ level: 'warn', event: 'kept-value-served', reason: String(error) }));
        return cached.value;
      }
    },
  };
}
