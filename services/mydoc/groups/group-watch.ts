import { setTimeout as delay } from 'node:timers/promises';

interface Waiter {
  readonly version: number;
  readonly wake: () => void;
}

export interface GroupWatch {
  /** Resolves once the group's version is greater than this one, after `atMostMs`, or when the caller leaves. */
  waitFor(id: string, version: number, atMostMs: number, left?: AbortSignal): Promise<void>;
  /** How many wait. */
  waiting(): number;
  /** Wakes everybody, and nobody waits from now on. */
  stop(): void;
}

interface WatchDeps {
  /** The versions of groups, in one statement. */
  readonly readVersions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly pollMs?: number;
}

const usualPollMs = 500;
/** More groups than this are asked for in turns. */
const groupsAtOnce = 1_000;

/**
 * Lets callers wait for changes of groups, which any replica may make: one statement a turn tells the versions of all groups that somebody
 * waits for, however many wait, and none while nobody does.
 */
export function createGroupWatch({ readVersions, pollMs = usualPollMs }: WatchDeps): GroupWatch {
  const waiters = new Map<string, Set<Waiter>>();
  let polling = false;
  let stopped = false;

  const look = async (ids: readonly string[]): Promise<void> => {
    const versions = await readVersions(ids);
    for (const [id, version] of versions) for (const waiter of waiters.get(id) ?? []) if (version > waiter.version) waiter.wake();
  };

  const poll = async (): Promise<void> => {
    if (polling) return;
    polling = true;
    try {
      while (waiters.size > 0 && !stopped) {
        await delay(pollMs, undefined, { ref: false });
        const ids = [...waiters.keys()];
        // a database that is unavailable keeps everybody waiting until their time is over
        for (let from = 0; from < ids.length; from += groupsAtOnce) await look(ids.slice(from, from + groupsAtOnce)).catch(() => undefined);
      }
    } finally {
      polling = false;
    }
  };

  return {
    waitFor: (id, version, atMostMs, left) =>
      new Promise((resolve) => {
        if (stopped || left?.aborted) return resolve();
        const mine = waiters.get(id) ?? new Set();
        const timer = setTimeout(() => wake(), atMostMs);
        const wake = (): void => {
          clearTimeout(timer);
          left?.removeEventListener('abort', wake);
          mine.delete(waiter);
          if (mine.size === 0 && waiters.get(id) === mine) waiters.delete(id);
          resolve();
        };
        const waiter = { version, wake };
        mine.add(waiter);
        waiters.set(id, mine);
        left?.addEventListener('abort', wake, { once: true });
        void poll();
      }),
    waiting: () => [...waiters.values()].reduce((sum, of) => sum + of.size, 0),
    stop: () => {
      stopped = true;
      for (const of of [...waiters.values()]) for (const { wake } of [...of]) wake();
    },
  };
}
