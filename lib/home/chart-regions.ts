import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { wholeMinutes, type Angle } from '#lib/format/angle.ts';
import type { Language } from '#lib/language/languages.ts';
import { lowestListedPrices } from '#lib/purchase/plan-rows.ts';
import type { Probe } from '#lib/content/queries/region-query.ts';

/** The regions on the chart, by code. */
const chartedRegions = ['US-0', 'JP-0'] as const;

export type ChartedRegion = (typeof chartedRegions)[number];

export interface RegionLabelView {
  readonly code: ChartedRegion;
  readonly name: string;
  readonly latitude: Angle;
  /** What the cheapest size on sale costs a month, as the list of sizes says; null for a region that the page does not sell. */
  readonly from: Prices | null;
  /** Where the way to the region can be measured; null: nowhere. */
  readonly probe: string | null;
}

/** The labels of the chart; only the region whose plans the page shows has a price, the same as in the list of sizes. */
export function regionLabels(
  catalogue: Catalogue,
  region: string | null,
  language: Language,
  probes: readonly Probe[] = [],
): RegionLabelView[] {
  return chartedRegions.flatMap((code) => {
    const found = catalogue.regions.find((entry) => entry.code === code);
    if (!found) return [];
    return [
      {
        code,
        name: found.name[language],
        latitude: wholeMinutes(found.latitude),
        from: code === region ? lowestListedPrices(catalogue, code) : null,
        probe: probes.find((each) => each.region === code)?.url ?? null,
      },
    ];
  });
}
