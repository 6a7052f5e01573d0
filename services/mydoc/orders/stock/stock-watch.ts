import { createHash } from 'node:crypto';
import type { StockNow } from '#lib/contracts/calls/orders/stock-calls.ts';
import { stockState } from '#lib/purchase/stock.ts';
import { createLongPolls, type LongPoll, type LongPollLimits, type LongPolls } from '#services/platform/limits/long-polls.ts';
import type { StockRow } from './stock-store.ts';

interface Wait extends LongPoll {
  /** The version that the caller has; absent: none. */
  readonly version: string | undefined;
}

export interface StockWatch extends Pick<LongPolls<unknown>, 'waiting' | 'stop'> {
  /** The stock, at once if its version is another one; else as `LongPolls.wait`. @throws if the stock cannot be read */
  next(wait: Wait): Promise<StockNow>;
}

interface WatchDeps {
  readonly readStock: () => Promise<readonly StockRow[]>;
  /** Somebody has noticed that the states are other ones than at the look before. */
  readonly onChange?: () => void;
  readonly pollMs?: number;
  readonly limits?: LongPollLimits;
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

/** Lets callers wait for a change of the stock: one reading a turn. */
export function createStockWatch({ readStock, onChange, pollMs = usualPollMs, limits = usualLimits }: WatchDeps): StockWatch {
  let seen: string | null = null;

  const readNow = async (): Promise<StockNow> => {
    const stock = (await readStock()).map(stockMessage);
    const version = createHash('sha256').update(JSON.stringify(stock)).digest('base64url').slice(0, 16);
    if (seen !== null && seen !== version) onChange?.();
    seen = version;
    return { version, asOf: new Date().toISOString(), stock };
  };

  const polls = createLongPolls<string>({
    poll: async () => {
      const now = await readNow();
      return (version) => version !== now.version;
    },
    pollMs,
    limits,
  });

  return {
    waiting: polls.waiting,
    stop: polls.stop,
    next: async ({ version, ...wait }) => {
      const now = await readNow();
      if (now.version !== version) return now;
      await polls.wait(now.version, wait);
      // nobody reads what is answered to a caller who has left
      return wait.left?.aborted ? now : readNow();
    },
  };
}
