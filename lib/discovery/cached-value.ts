/** A value made of content, and the last good one where the content is away. */
export interface CachedValue<Value> {
  read(): Promise<Value>;
}

/** How long a value serves, ms: robots come in bursts. */
const freshMs = 60_000;

/** Makes a value at most once a minute; while it cannot be made, the last one serves. Throws only where there never was one. */
export function cachedValue<Value>(make: () => Promise<Value>, now: () => number = Date.now): CachedValue<Value> {
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
