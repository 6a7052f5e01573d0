import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { planGroups, type PlanGroup } from './plan-rows.ts';

export interface PurchaseContent {
  readonly catalogue: Catalogue;
  /** The region of the language, if the address names none. */
  readonly region: string | null;
  /** The plans of that region, for a visitor without scripts. */
  readonly plans: readonly PlanGroup[];
}

/** The data of the configurator and the calculator: the whole catalogue. */
export async function loadPurchase({ source, language }: PageRequest, { settings }: LoadedFrame): Promise<PageAnswer<PurchaseContent>> {
  const catalogue = await loadCatalogue(source.ask);
  const region = settings?.defaultRegions[language] ?? catalogue.regions[0]?.code ?? null;
  return {
    kind: 'page',
    content: { catalogue: asJson(catalogue), region, plans: planGroups(catalogue, language).filter((group) => group.region === region) },
    changesAt: [],
  };
}

/** A page's data is JSON: a missing price is left out, not undefined. */
const asJson = (catalogue: Catalogue): Catalogue => JSON.parse(JSON.stringify(catalogue)) as Catalogue;
