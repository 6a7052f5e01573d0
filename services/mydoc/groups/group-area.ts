import type { Executor } from '#services/platform/database/database.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { Logger } from '#services/platform/log.ts';
import type { ContentCache } from '#services/mydoc/content-cache/cached-query.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { editorTries } from '#services/mydoc/envelope/editor-tries.ts';
import type { EditorCheck } from '#services/mydoc/envelope/handle-for-editors.ts';
import { catalogueShape } from '#services/mydoc/orders/quotes/catalogue-cache.ts';
import { promotionsShape } from '#services/mydoc/orders/quotes/promotion-cache.ts';
import { createQuoteService } from '#services/mydoc/orders/quotes/quote-service.ts';
import { tosInForce, tosShape } from '#services/mydoc/orders/placement/tos-versions.ts';
import { createStockReader } from '#services/mydoc/orders/stock/stock-store.ts';
import { groupCampaignsShape } from './group-campaigns.ts';
import { groupHandlers, type GroupHandlerDeps } from './group-handlers.ts';
import { createGroupReader } from './group-reader.ts';
import { listOpenGroups, readVersions, type OpenGroupRow } from './group-reads.ts';
import { createGroupWatch } from './group-watch.ts';

export interface GroupAreaDeps extends Pick<
  GroupHandlerDeps,
  'database' | 'outbox' | 'sessionOf' | 'profileOf' | 'hasPaid' | 'databaseNow' | 'openPassword'
> {
  readonly contentCache: ContentCache;
  readonly log: Logger;
  readonly isEditor: EditorCheck['isEditor'];
  /** A monotonic clock in milliseconds; absent: the machine's. */
  readonly monotonicMs: (() => number) | undefined;
}

/** The calls of group buying; `stop` ends what callers wait for. */
export function createGroupArea(deps: GroupAreaDeps): { readonly handlers: readonly CallHandler[]; readonly stop: () => void } {
  const { database, contentCache, databaseNow } = deps;
  const { executor } = database;
  const cachedCatalogue = contentCache.add(catalogueShape);
  const catalogue = async () => (await cachedCatalogue.read()).catalogue;
  const tos = contentCache.add(tosShape);
  const watch = createGroupWatch({ readVersions: (ids) => readVersions(executor, ids) });
  const readStock = createStockReader(executor, deps.monotonicMs);
  const quoteService = createQuoteService({
    executor,
    catalogue: cachedCatalogue,
    promotions: contentCache.add(promotionsShape),
    databaseNow,
    readStock,
  });
  const handlers = groupHandlers({
    ...deps,
    quoteService,
    catalogue,
    watch,
    campaigns: contentCache.add(groupCampaignsShape).read,
    tosInForce: async () => tosInForce(await tos.read(), await databaseNow()),
    read: createGroupReader({ ...deps, catalogue, readStock }),
    listOpen: shareOpenGroups(executor),
    editors: { isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) },
  });
  return { handlers, stop: () => watch.stop() };
}

/** Callers at the same moment share one list of a campaign. */
function shareOpenGroups(executor: Executor): (slug: string) => Promise<readonly OpenGroupRow[]> {
  const reading = new Map<string, Promise<readonly OpenGroupRow[]>>();
  return (slug) => {
    const known = reading.get(slug);
    if (known) return known;
    const started = listOpenGroups(executor, slug).finally(() => reading.delete(slug));
    reading.set(slug, started);
    return started;
  };
}
