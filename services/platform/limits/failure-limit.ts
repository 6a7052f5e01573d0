/** Counts failures by key and returns how long to wait. */
export interface FailureLimit {
  /** Seconds until another try is allowed; 0 = now. */
  waitSeconds(key: string): number;
  failed(key: string): void;
  /** Resets the failures of a key. */
  succeeded(key: string): void;
  /** Takes back the last failure of a key, which turned out not to be one. */
  forgive(key: string): void;
}

/** Beyond it, the key that failed longest ago is forgotten: those that fail now are counted, however many there are. */
const keysAtMost = 10_000;

export function createFailureLimit(
  limits: { failuresAtMost: number; windowMs: number },
  now: () => number = () => performance.now(),
): FailureLimit {
  const failures = new Map<string, number[]>();
  const recent = (key: string): number[] => (failures.get(key) ?? []).filter((at) => at > now() - limits.windowMs);

  return {
    waitSeconds: (key) => {
      const times = recent(key);
      const oldest = times[times.length - limits.failuresAtMost];
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + limits.windowMs - now()) / 1000));
    },
    failed: (key) => {
      const times = [...recent(key), now()];
      failures.delete(key);
      failures.set(key, times);
      const [longestAgo] = failures.keys();
      if (failures.size > keysAtMost && longestAgo !== undefined) failures.delete(longestAgo);
    },
    succeeded: (key) => {
      failures.delete(key);
    },
    forgive: (key) => {
      const times = recent(key).slice(0, -1);
      if (times.length > 0) failures.set(key, times);
      else failures.delete(key);
    },
  };
}
