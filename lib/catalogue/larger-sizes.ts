import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { isSoldOnce } from '#lib/catalogue/quantity.ts';

const isLarger = (one: Model, other: Model): boolean =>
  one.vcpu >= other.vcpu && one.memoryGib >= other.memoryGib && (one.vcpu > other.vcpu || one.memoryGib > other.memoryGib);

/**
 * The sizes that a server can be changed to after purchase: the larger ones of its series that its region sells, the smallest
 * first.
 */
export function largerSizes(catalogue: Catalogue, { region, model }: Pick<Configuration, 'region' | 'model'>): Model[] {
  const now = catalogue.models.find(({ code }) => code === model);
  if (!now) return [];
  return soldModels(catalogue, region)
    .filter((target) => target.series === now.series && isLarger(target, now) && !isSoldOnce(catalogue, target.code))
    .toSorted((one, other) => one.vcpu - other.vcpu || one.memoryGib - other.memoryGib);
}
