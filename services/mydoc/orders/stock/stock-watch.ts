import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { StockNow } from '#lib/contracts/calls/stock-calls.ts';
import { stockState } from '#lib/purchase/stock.ts';
import type { StockRow } from './stock-store.ts';

interface Wait {
  /** The version that the caller has; absent: none. */
  readonly version: string | undefined;
  readonly atMostMs: number;
  readonly address: string;
  readonly left?: AbortSignal | undefined;
}

export interface StockWatch {
  /**
   * The stock once its version is another one, after `atMostMs`, or when the caller leaves; at once where the address, or all of them together,
   * have enough waits. @throws if the stock cannot be read
   */
  next(wait: Wait): Promise<StockNow>;
  /** How many wait. */
  waiting(): number;
  /** Answers everybody, and nobody waits from now on. */
  stop(): void;
}

interface WatchDeps {
  readonly readStock: () => Promise<readonly StockRow[]>;
  /** Somebody has noticed that the states are other ones than at the look before. */
  readonly onChange?: () => void;
  readonly pollMs?: number;
  readonly limits?: { readonly ofAddressAtMost: number; readonly atMost: number };
}

/** With the time of an answer on its way: every open page shows a change within a second. */
const usualPollMs = 250;
/** Each open page waits by a connection: an office has some, one caller not all of them. */
const usualLimits = { ofAddressAtMost: 100, atMost: 5_000 };

/** A row of stock as everybody may read it. */
export const stockMessage = ({ remaining, region, model }: StockRow): StockNow['stock'][number] => ({
  region,
  model,
  ...stockState(remaining),
});

/**
 * Lets callers wait for a change of the stock, which any replica may make: one reading a turn, however many wait, and none while nobody
 * does.
 */
export function createStockWatch({ readStock, onChange, pollMs = usualPollMs, limits = usualLimits }: WatchDeps): StockWatch {
  const waiters = new Set<{ readonly version: string; readonly wake: () => void }>();
  const ofAddresses = new Map<string, number>();
  let seen: string | null = null;
  let polling = false;
  let stopped = false;

  const look = async (): Promise<StockNow> => {
    const stock = (await readStock()).map(stockMessage);
    const version = createHash('sha256').update(JSON.stringify(stock)).digest('base64url').slice(0, 16);
    if (seen !== null && seen !== version) onChange?.();
    seen = version;
    return { version, asOf: new Date().toISOString(), stock };
  };

  const poll = async (): Promise<void> => {
    if (polling) return;
    polling = true;
    try {
      while (waiters.size > 0 && !stopped) {
        await delay(pollMs, undefined, { ref: false });
        // a database that is unavailable keeps everybody waiting until their time is over
        const now = await look().catch(() => null);
        if (now) for (const waiter of [...waiters]) if (waiter.version !== now.version) waiter.wake();
      }
    } finally {
      polling = false;
    }
  };

  const waitForOther = (version: string, { atMostMs, address, left }: Wait): Promise<void> =>
    new Promise((resolve) => {
      const ofAddress = ofAddresses.get(address) ?? 0;
      if (stopped || left?.aborted || ofAddress >= limits.ofAddressAtMost || waiters.size >= limits.atMost) return resolve();
      ofAddresses.set(address, ofAddress + 1);
      const wake = (): void => {
        clearTimeout(timer);
        left?.removeEventListener('abort', wake);
        waiters.delete(waiter);
        const others = (ofAddresses.get(address) ?? 1) - 1;
        if (others > 0) ofAddresses.set(address, others);
        else ofAddresses.delete(address);
        resolve();
      };
      const timer = setTimeout(wake, atMostMs);
      const waiter = { version, wake };
      waiters.add(waiter);
      left?.addEventListener('abort', wake, { once: true });
      void poll();
    });

  return {
    next: async (wait) => {
      const now = await look();
      if (now.version !== wait.version) return now;
      await waitForOther(now.version, wait);
      // nobody reads what is answered to a caller who has left
      return wait.left?.aborted ? now : look();
    },
    waiting: () => waiters.size,
    stop: () => {
      stopped = true;
      for (const { wake } of [...waiters]) wake();
    },
  };
}
