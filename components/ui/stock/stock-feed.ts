import type { StockNow } from '#lib/contracts/calls/orders/stock-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { RepeatWhileSeen } from '#components/ui/runtime/repeat-while-seen.ts';
import { waitPauseMs } from '#lib/mydoc/wait-pause.ts';
import { createStore, type ReadableStore } from '#lib/state/create-store.ts';

export interface SeenStock {
  /** Null: never answered yet. */
  readonly now: StockNow | null;
  /** The latest request failed: this is the state before. */
  readonly stale: boolean;
}

/** Asks for the stock once it differs from this version; without one at once. */
export type AskStock = (version: string | undefined, signal: AbortSignal) => Promise<MydocResult<StockNow>>;

interface FeedDeps {
  readonly ask: AskStock;
  readonly random?: () => number;
  readonly leastWaitMs?: number;
  readonly settleMs?: number;
}

export interface StockFeed extends ReadableStore<SeenStock> {
  /** Applies a state. */
  take(now: StockNow): void;
}

export const nothingSeen: SeenStock = { now: null, stale: false };

/** A wait that changed nothing and took no time is not repeated at once: the service has enough of them. */
const usualLeastWaitMs = 5_000;
/** A request that stays open begins only after the page has come to rest: tools take a page for loaded once its network is quiet. */
const usualSettleMs = 2_000;
/** An answer that comes sooner has not waited for a change. */
const noWaitMs = 1_000;

/**
 * The stock as this tab knows it. While somebody listens and looks at the page, a call waits for the next change; after failures it is
 * repeated in longer and longer pauses.
 */
class Feed implements StockFeed {
  readonly #deps: Required<FeedDeps>;
  readonly #store = createStore(nothingSeen);
  #listeners = 0;
  #failures = 0;
  readonly #repetition = new RepeatWhileSeen({ ask: (signal) => this.#ask(signal) });

  constructor(deps: Required<FeedDeps>) {
    this.#deps = deps;
  }

  readonly current = (): SeenStock => this.#store.current();

  readonly take = (now: StockNow): void => {
    const { now: before, stale } = this.current();
    if (stale || before?.version !== now.version) this.#store.set({ now, stale: false });
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    const end = this.#store.subscribe(listener);
    this.#listeners += 1;
    this.#repetition.start();
    return () => {
      end();
      this.#listeners -= 1;
      if (this.#listeners === 0) this.#repetition.stop();
    };
  };

  /** Asks once; returns the pause before the next time. */
  async #ask(signal: AbortSignal): Promise<number> {
    const { ask, random, leastWaitMs, settleMs } = this.#deps;
    const startedAtMs = performance.now();
    const before = this.current().now?.version;
    const result = await ask(before, signal).catch(() => null);
    if (signal.aborted) return 0;
    if (!result?.ok) return this.#fail();
    this.#failures = 0;
    this.take(result.message);
    if (before === undefined) return settleMs;
    return result.message.version === before && performance.now() - startedAtMs < noWaitMs ? leastWaitMs * (1 + random()) : 0;
  }

  #fail(): number {
    this.#failures += 1;
    this.#store.set({ ...this.current(), stale: true });
    return waitPauseMs(this.#failures, this.#deps.random());
  }
}

export const createStockFeed = ({
  ask,
  random = Math.random,
  leastWaitMs = usualLeastWaitMs,
  settleMs = usualSettleMs,
}: FeedDeps): StockFeed => new Feed({ ask, random, leastWaitMs, settleMs });
