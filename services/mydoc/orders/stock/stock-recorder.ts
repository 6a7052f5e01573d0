import type { Database, Executor } from '#services/platform/database/database.ts';
import type { Logger } from '#services/platform/log.ts';
import { recordStock, type SeenChange } from './stock-history-store.ts';
import type { StockRow } from './stock-store.ts';

interface RecorderDeps {
  readonly database: Database;
  readonly log: Logger;
  readonly readStock: () => Promise<readonly StockRow[]>;
  /** In the transaction that records the changes. */
  readonly changed: (tx: Executor, changes: readonly SeenChange[]) => Promise<void>;
  readonly everyMs?: number;
}

export interface StockRecorder {
  /** Polls now. Never throws: what one poll missed is found by the next. */
  poll(): Promise<void>;
  stop(): Promise<void>;
}

const usualEveryMs = 5_000;

/** Records changes of the stock, whatever caused them: also while nobody has a page open. */
export function createStockRecorder({ database, log, readStock, changed, everyMs = usualEveryMs }: RecorderDeps): StockRecorder {
  let polling: Promise<void> = Promise.resolve();
  let stopped = false;

  const pollOnce = async (): Promise<void> => {
    if (stopped) return;
    const stock = await readStock();
    await database.transaction(async (tx) => {
      const changes = await recordStock(tx, stock);
      if (changes.length > 0) await changed(tx, changes);
    });
  };
  const poll = (): Promise<void> =>
    (polling = polling.then(pollOnce).catch((error: unknown) => log.warn({ err: error }, 'a change of the stock was not recorded')));
  const timer = setInterval(() => void poll(), everyMs).unref();

  return {
    poll,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return polling;
    },
  };
}
