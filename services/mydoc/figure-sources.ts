import type { Executor } from '../platform/database/database.ts';
import type { ContentCache } from './content-cache/cached-query.ts';
import type { FigureSources } from './figures/figure-handlers.ts';
import { saleSettingsShape } from './orders/placement/sale-settings.ts';
import { readDailyQuotes } from './orders/quotes/daily-quotes.ts';
import { readOpenQuotes } from './orders/quotes/open-quotes.ts';
import { readDailyOrders, readRevenue } from './orders/daily-sales.ts';
import { readDailySearches } from './search/counts/daily-searches.ts';
import { readDailyLostSearches } from './search/lost/lost-search-store.ts';
import { readDailyVisits } from './visits/daily-visits.ts';

/** Each figure is stored by the area that counts it. */
export function figureSources(executor: Executor, contentCache: ContentCache): FigureSources {
  const saleSettings = contentCache.add(saleSettingsShape);
  return {
    visits: (fromDay) => readDailyVisits(executor, fromDay),
    searches: (fromDay) => readDailySearches(executor, fromDay),
    lostSearches: (fromDay) => readDailyLostSearches(executor, fromDay),
    quotes: (fromDay) => readDailyQuotes(executor, fromDay),
    orders: (fromDay) => readDailyOrders(executor, fromDay),
    revenue: (fromDay) => readRevenue(executor, fromDay),
    openQuotes: async () => readOpenQuotes(executor, (await saleSettings.read()).pricesCorrectedAtMs),
  };
}
