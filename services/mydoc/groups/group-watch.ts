import { setTimeout as delay } from 'node:timers/promises';

interface Waiter {
  readonly version: number;
  readonly wake: () => void;
}

export interface GroupWatch {
  /**
   * Resolves once the group's version is greater than this one, after `atMostMs`, or when the caller leaves; at once where the address, or
   * all of them together, have enough waits.
   */
  waitFor(id: string, wait: Wait): Promise<void>;
  /** How many wait. */
  waiting(): number;
  /** Wakes everybody, and nobody waits from now on. */
  stop(): void;
}

interface Wait {
  readonly version: number;
  readonly atMostMs: number;
  readonly address: string;
  readonly left?: AbortSignal | undefined;
}

interface WatchDeps {
  /** The versions of groups, in one statement. */
  readonly readVersions: (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly pollMs?: number;
  readonly limits?: { readonly ofAddressAtMost: number; readonly atMost: number };
}

const usualPollMs = 500;
/** A wait holds a connection: a household or an office has some, one caller not all of them. */
const usualLimits = { ofAddressAtMost: 40, atMost: 2_000 };
/** More groups than this are asked for in turns. */
const groupsAtOnce = 1_000;

/**
 * Lets callers wait for changes of groups, which any replica may make: one statement a turn tells the versions of all groups that somebody
 * waits for, however many wait, and none while nobody does.
 */
export function createGroupWatch({ readVersions, pollMs = usualPollMs, limits = usualLimits }: WatchDeps): GroupWatch {
  const waiters = new Map<string, Set<Waiter>>();
  const ofAddresses = new Map<string, number>();
  let polling = false;
  let stopped = false;

  const look = async (ids: readonly string[]): Promise<void> => {
    const versions = await readVersions(ids);
    for (const [id, version] of versions) for (const waiter of waiters.get(id) ?? []) if (version > waiter.version) waiter.wake();
  };

  const waiting = (): number => [...waiters.values()].reduce((sum, of) => sum + of.size, 0);

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
    waitFor: (id, { version, atMostMs, address, left }) =>
      new Promise((resolve) => {
        const ofAddress = ofAddresses.get(address) ?? 0;
        if (stopped || left?.aborted || ofAddress >= limits.ofAddressAtMost || waiting() >= limits.atMost) return resolve();
        ofAddresses.set(address, ofAddress + 1);
        const mine = waiters.get(id) ?? new Set();
        const timer = setTimeout(() => wake(), atMostMs);
        const wake = (): void => {
          clearTimeout(timer);
          left?.removeEventListener('abort', wake);
          mine.delete(waiter);
          if (mine.size === 0 && waiters.get(id) === mine) waiters.delete(id);
          const others = (ofAddresses.get(address) ?? 1) - 1;
          if (others > 0) ofAddresses.set(address, others);
          else ofAddresses.delete(address);
          resolve();
        };
        const waiter = { version, wake };
        mine.add(waiter);
        waiters.set(id, mine);
        left?.addEventListener('abort', wake, { once: true });
        void poll();
      }),
    waiting,
    stop: () => {
      stopped = true;
      for (const of of [...waiters.values()]) for (const { wake } of [...of]) wake();
    },
  };
}
