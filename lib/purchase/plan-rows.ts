import { lowestPrices, monthlyPrices } from '#lib/catalogue/all-prices.ts';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import type { ModelStatus, Tier } from '#lib/catalogue/catalogue-terms.ts';
import { tiers } from '#lib/catalogue/catalogue-terms.ts';
import { defaultPeriod, isModelShown, listedDisk, listedTraffic, soldModels } from '#lib/catalogue/on-sale.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';

/** One size as a list shows it, priced with the disk and the transfer that it is listed with. */
export interface PlanRow {
  readonly model: string;
  /** The last part of its code: c2m4. */
  readonly size: string;
  readonly vcpu: number;
  readonly memoryGib: number;
  readonly disk: { readonly label: string; readonly sizeGib: number };
  readonly outboundGb: number;
  readonly prices: Prices;
  readonly status: ModelStatus;
  /** The configurator with this size, without a language prefix. */
  readonly href: string;
}

export interface SeriesPlans {
  readonly code: string;
  readonly name: string;
  readonly clockGhz: number;
  /** Tiers that have a size, in their order. */
  readonly tiers: readonly { readonly tier: Tier; readonly rows: readonly PlanRow[] }[];
}

/** A family in a region. */
export interface PlanGroup {
  readonly region: string;
  readonly family: string;
  readonly series: readonly SeriesPlans[];
}

/** `cvm.g4a.amd.c2m4` becomes c2m4. */
export const sizeName = (model: string): string => model.split('.').at(-1) ?? model;

/** Every size that a region lists, by family, series and tier; a family without any is left out. */
export function planGroups(catalogue: Catalogue, language: Language): PlanGroup[] {
  return catalogue.regions.flatMap((region) =>
    catalogue.families.flatMap((family): PlanGroup[] => {
      const series = catalogue.series
        .filter((entry) => entry.family === family.code)
        .flatMap((entry): SeriesPlans[] => {
          const inTiers = tierRows(catalogue, entry.code, region.code);
          return inTiers.length > 0 ? [{ code: entry.code, name: entry.name[language], clockGhz: entry.clockGhz, tiers: inTiers }] : [];
        });
      return series.length > 0 ? [{ region: region.code, family: family.code, series }] : [];
    }),
  );
}

function tierRows(catalogue: Catalogue, series: string, region: string): SeriesPlans['tiers'] {
  const shown = catalogue.models.filter((model) => model.series === series && isModelShown(model, region));
  return tiers.flatMap((tier) => {
    const rows = shown
      .filter((model) => model.tier === tier)
      .toSorted(bySize)
      .flatMap((model) => planRow(catalogue, model, region) ?? []);
    return rows.length > 0 ? [{ tier, rows }] : [];
  });
}

const bySize = (left: Model, right: Model): number => left.vcpu - right.vcpu || left.memoryGib - right.memoryGib;

/** Null if it has no price. */
export function planRow(catalogue: Catalogue, model: Model, region: string): PlanRow | null {
  const disk = listedDisk(catalogue, model, region);
  const traffic = listedTraffic(catalogue, model, region);
  const period = defaultPeriod(catalogue);
  const diskType = catalogue.diskTypes.find((entry) => entry.code === disk?.type);
  if (!disk || !traffic || !period || !diskType) return null;
  const configuration = { region, model: model.code, disk, traffic: traffic.code };
  // an announced size shows its price in advance
  const priced = { ...catalogue, models: [{ ...model, status: 'on-sale' as const }] };
  const prices = monthlyPrices(priced, configuration, period.code);
  if (typeof prices === 'string') return null;
  return {
    model: model.code,
    size: sizeName(model.code),
    vcpu: model.vcpu,
    memoryGib: model.memoryGib,
    disk: { label: diskType.label, sizeGib: disk.sizeGib },
    outboundGb: traffic.outboundGb,
    prices,
    status: model.status,
    href: purchasePath(configuration, catalogue),
  };
}

/** What the cheapest size on sale in a region costs a month, as it is listed; null: none is on sale. */
export function lowestListedPrices(catalogue: Catalogue, region: string): Prices | null {
  const rows = soldModels(catalogue, region).flatMap((model) => planRow(catalogue, model, region) ?? []);
  return rows.length > 0 ? lowestPrices(rows.map(({ prices }) => prices)) : null;
}
