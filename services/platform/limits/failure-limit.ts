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
      if (failures.size >= keysAtMost) for (const known of failures.keys()) if (recent(known).length === 0) failures.delete(known);
      if (failures.size < keysAtMost || failures.has(key)) failures.set(key, [...recent(key), now()]);
    },
    succeeded: (key) => {
      failures.delete(key);
    },
    forgive: (key) => {
      failures.set(key, recent(key).slice(0, -1));
    },
  };
}
