import { z } from 'zod';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { siteSettingsSchema, type SiteSettings } from '#lib/content/queries/site-settings-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { CachedQuery, ContentCache } from '../content-cache/cached-query.ts';
import { together } from '../content-cache/together.ts';
import { catalogueShape } from './quotes/catalogue-cache.ts';
import { createStockReader, type StockRow } from './stock/stock-store.ts';

/** What is sold, what is left of it, and the region whose prices a page in each language shows. */
export interface ShopReading {
  readonly catalogue: Catalogue;
  readonly stock: readonly StockRow[];
  readonly defaultRegions: SiteSettings['defaultRegions'];
}

const settingsFields = z.object({ defaultRegions: siteSettingsSchema.shape.defaultRegions });

const defaultRegionsShape: CachedQuery<SiteSettings['defaultRegions']> = {
  key: 'default-regions-1',
  query: `*[_type == "siteSettings"][0...1]{
    _id, "defaultRegions": {"en": defaultRegions.en->code, "zh": defaultRegions.zh->code, "ja": defaultRegions.ja->code}
  }`,
  freshMs: 15_000,
  read: (elements, report) =>
    parseEach(settingsFields, elements, 'siteSettings', report)[0]?.defaultRegions ?? { en: null, zh: null, ja: null },
};

interface ShopReaderDeps {
  readonly contentCache: ContentCache;
  readonly executor: Executor;
  /** A monotonic clock in milliseconds; absent: the machine's. */
  readonly monotonicMs: (() => number) | undefined;
}

/** Reads what a list of products says of prices and stock. The reading throws if the stock cannot be read. */
export function createShopReader({ contentCache, executor, monotonicMs }: ShopReaderDeps): () => Promise<ShopReading> {
  const content = together({ catalogue: contentCache.add(catalogueShape), regions: contentCache.add(defaultRegionsShape) });
  const readStock = createStockReader(executor, monotonicMs);
  return async () => {
    const [{ catalogue, regions }, stock] = await Promise.all([content.read(), readStock()]);
    return { catalogue: catalogue.catalogue, defaultRegions: regions, stock };
  };
}
