import { useSyncExternalStore } from 'react';
import type { StockEntry } from '#lib/purchase/stock.ts';
import { createStockFeed, nothingSeen, type SeenStock } from './stock-feed.ts';

/** The one feed of this tab: every mark on a page comes from it. The code of the call is loaded with the first request. */
export const stockFeed = createStockFeed({
  ask: async (version, signal) => {
    const [{ makeCall }, { waitForStock }] = await Promise.all([
      import('../calls/make-call.ts'),
      import('#lib/contracts/calls/orders/stock-calls.ts'),
    ]);
    return makeCall(waitForStock, version === undefined ? {} : { version }, { signal, quiet: true });
  },
});

/** The stock and whether it is up to date, followed while the page is open. */
export const useSeenStock = (): SeenStock => useSyncExternalStore(stockFeed.subscribe, stockFeed.current, () => nothingSeen);

/** The stock; undefined while unknown. */
export const useStock = (): readonly StockEntry[] | undefined => useSeenStock().now?.stock;
