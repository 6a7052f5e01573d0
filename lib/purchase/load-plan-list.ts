import { lowestPrices } from '#lib/catalogue/all-prices.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { planGroups, type PlanGroup, type PlanRow } from './plan-rows.ts';

/** A family in comparison with the others; figures are those of the page's own region. */
export interface FamilyView {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly clockGhz: { readonly from: number; readonly to: number };
  readonly vcpu: { readonly from: number; readonly to: number };
  readonly memoryPerCoreGib: { readonly from: number; readonly to: number };
  readonly outboundGb: { readonly from: number; readonly to: number };
  readonly from: Prices;
  /** Cores and memory of each size, the smallest first. */
  readonly sizes: readonly { readonly vcpu: number; readonly memoryGib: number }[];
}

export interface PlanListContent {
  readonly region: string | null;
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly families: readonly FamilyView[];
  readonly diskLabels: readonly string[];
  readonly groups: readonly PlanGroup[];
}

/** Everything that is listed, in every region; the language's own region comes first. */
export async function loadPlanList({ source, language }: PageRequest, { settings }: LoadedFrame): Promise<PageAnswer<PlanListContent>> {
  const catalogue = await loadCatalogue(source.ask);
  return { kind: 'page', content: planListContent(catalogue, settings?.defaultRegions[language] ?? null, language), changesAt: [] };
}

export function planListContent(catalogue: Catalogue, defaultRegion: string | null, language: Language): PlanListContent {
  const own = catalogue.regions.find(({ code }) => code === defaultRegion) ?? catalogue.regions[0] ?? null;
  const regions = [...(own ? [own] : []), ...catalogue.regions.filter((region) => region !== own)];
  const groups = planGroups(catalogue, language).toSorted(
    (left, right) => Number(right.region === own?.code) - Number(left.region === own?.code),
  );
  return {
    region: own?.code ?? null,
    regions: regions.map(({ code, name }) => ({ code, name: name[language] })),
    families: catalogue.families.flatMap(({ code, name, summary }) => {
      const group = groups.find((entry) => entry.family === code && entry.region === own?.code);
      return group ? [{ code, name: name[language], summary: summary[language], ...familyFigures(group) }] : [];
    }),
    diskLabels: catalogue.diskTypes.map(({ label }) => label),
    groups,
  };
}

function familyFigures({ series }: PlanGroup): Omit<FamilyView, 'code' | 'name' | 'summary'> {
  const rows = series.flatMap((entry) => entry.tiers.flatMap((tier) => tier.rows));
  const sold = rows.filter(({ status }) => status === 'on-sale');
  // a family of which nothing is on sale yet shows what is announced
  const shown = sold.length > 0 ? sold : rows;
  const newest = series[0]?.tiers.flatMap((tier) => tier.rows) ?? [];
  return {
    clockGhz: range(series.map(({ clockGhz }) => clockGhz)),
    vcpu: range(shown.map(({ vcpu }) => vcpu)),
    memoryPerCoreGib: range(shown.map(({ vcpu, memoryGib }) => memoryGib / vcpu)),
    outboundGb: range(shown.map(({ outboundGb }) => outboundGb)),
    from: lowestPrices(sold.map(({ prices }) => prices)),
    sizes: newest.map(({ vcpu, memoryGib }: PlanRow) => ({ vcpu, memoryGib })),
  };
}

const range = (values: readonly number[]): { from: number; to: number } => ({ from: Math.min(...values), to: Math.max(...values) });
