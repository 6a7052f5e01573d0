import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import { isSoldOut, nearestInStock, type StockEntry } from './stock.ts';

/** The size of the same series, sold and in stock in the region, that is most similar to a size that is sold out there; null: none is. */
export function similarSize(
  catalogue: Catalogue,
  { region, model }: { readonly region: string; readonly model: string },
  stock: readonly StockEntry[] | undefined,
): string | null {
  const wanted = catalogue.models.find(({ code }) => code === model);
  if (!wanted) return null;
  const candidates = soldModels(catalogue, region)
    .filter(({ series }) => series === wanted.series)
    .map((each) => ({ ...each, model: each.code }));
  return nearestInStock({ ...wanted, model }, candidates, (code) => !isSoldOut(stock, region, code))?.model ?? null;
}
