import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import type { PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { purchaseQuery } from '#lib/catalogue/purchase-address.ts';
import { readPurchaseAddress, type PurchaseAddress } from '#lib/catalogue/read-purchase-address.ts';
import { nearestInStock } from './stock.ts';

/**
 * Applies a choice and repairs what no longer fits: through the address, so that a click and a link have the same result. Everything that
 * had to change is listed.
 */
export function applyChoice(
  catalogue: Catalogue,
  configuration: PurchaseConfiguration,
  change: Partial<PurchaseConfiguration>,
): PurchaseAddress {
  const wanted = { ...configuration, ...change };
  return readPurchaseAddress(purchaseQuery(wanted, catalogue), catalogue) ?? { configuration, fallbacks: [] };
}

/**
 * The size of a series that is most similar to another one, sold in the region; the smallest where that one is gone; null if the series
 * sells nothing there.
 */
export function alikeInSeries(catalogue: Catalogue, region: string, series: string, model: string): Model | null {
  const sold = soldModels(catalogue, region).filter((entry) => entry.series === series);
  const wanted = catalogue.models.find((entry) => entry.code === model);
  if (!wanted) return sold.toSorted((left, right) => left.vcpu - right.vcpu || left.memoryGib - right.memoryGib)[0] ?? null;
  const nearest = nearestInStock(
    { ...wanted, model: '' },
    sold.map((entry) => ({ ...entry, model: entry.code })),
    () => true,
  );
  return sold.find((entry) => entry.code === nearest?.code) ?? null;
}
