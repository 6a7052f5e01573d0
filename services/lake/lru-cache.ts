/** A map that forgets what was used longest ago, above a number of entries or a total weight. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  clear(): void;
}

export function createLruCache<V>(limits: { entriesAtMost: number; weightAtMost?: number; weightOf?: (value: V) => number }): LruCache<V> {
  const entries = new Map<string, V>();
  const weightOf = limits.weightOf ?? (() => 0);
  const weightAtMost = limits.weightAtMost ?? Infinity;
  let weight = 0;

  const drop = (key: string): void => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    weight -= weightOf(value);
  };

  return {
    get: (key) => {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set: (key, value) => {
      drop(key);
      entries.set(key, value);
      weight += weightOf(value);
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.entriesAtMost && weight <= weightAtMost) break;
        drop(oldest);
      }
    },
    clear: () => {
      entries.clear();
      weight = 0;
    },
  };
}
