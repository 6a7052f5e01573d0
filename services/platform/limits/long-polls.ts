import { setTimeout as delay } from 'node:timers/promises';

/** Who waits, and for how long at most. */
export interface LongPoll {
  readonly atMostMs: number;
  readonly address: string;
  /** Aborts when the caller leaves. */
  readonly left?: AbortSignal | undefined;
}

export interface LongPollLimits {
  readonly ofAddressAtMost: number;
  readonly atMost: number;
}

export interface LongPolls<Known> {
  /**
   * Resolves once what the caller knows is out of date, after `atMostMs`, or when the caller leaves; at once where the address, or all of
   * them together, have enough waits.
   */
  wait(known: Known, poll: LongPoll): Promise<void>;
  /** How many callers wait. */
  waiting(): number;
  /** Wakes every caller; later calls return at once. */
  stop(): void;
}

interface LongPollDeps<Known> {
  /** Reads the current state for all waiting callers; the function it returns says whether what one of them knows is out of date. */
  readonly poll: (known: readonly Known[]) => Promise<(known: Known) => boolean>;
  readonly pollMs: number;
  readonly limits: LongPollLimits;
}

/** Lets callers wait for a change that any replica may make. Polls once per interval, however many wait, and never while nobody does. */
export function createLongPolls<Known>({ poll, pollMs, limits }: LongPollDeps<Known>): LongPolls<Known> {
  const waiters = new Set<{ readonly known: Known; readonly address: string; readonly wake: () => void }>();
  let polling = false;
  let stopped = false;

  const pollWhileWaiting = async (): Promise<void> => {
    if (polling) return;
    polling = true;
    try {
      while (waiters.size > 0 && !stopped) {
        await delay(pollMs, undefined, { ref: false });
        // a database that is unavailable keeps everybody waiting until their time is over
        const isOutdated = await poll([...waiters].map(({ known }) => known)).catch(() => null);
        if (isOutdated) for (const { known, wake } of [...waiters]) if (isOutdated(known)) wake();
      }
    } finally {
      polling = false;
    }
  };

  return {
    wait: (known, { atMostMs, address, left }) =>
      new Promise((resolve) => {
        const ofAddress = [...waiters].filter((other) => other.address === address).length;
        if (stopped || left?.aborted || ofAddress >= limits.ofAddressAtMost || waiters.size >= limits.atMost) return resolve();
        const wake = (): void => {
          clearTimeout(timer);
          left?.removeEventListener('abort', wake);
          waiters.delete(waiter);
          resolve();
        };
        const timer = setTimeout(wake, atMostMs);
        const waiter = { known, address, wake };
        waiters.add(waiter);
        left?.addEventListener('abort', wake, { once: true });
        void pollWhileWaiting();
      }),
    waiting: () => waiters.size,
    stop: () => {
      stopped = true;
      for (const { wake } of [...waiters]) wake();
    },
  };
}
