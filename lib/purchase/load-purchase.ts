import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import { promotionsQuery } from '#lib/content/queries/promotion-query.ts';
import { namedPromotions, type NamedPromotion } from '#lib/offers/named-promotion.ts';
import { promotionChanges } from '#lib/offers/promotion-terms.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { planGroups, type PlanGroup } from './plan-rows.ts';

export interface PurchaseContent {
  readonly catalogue: Catalogue;
  /** The region of the language, if the address names none. */
  readonly region: string | null;
  /** The plans of that region, for a visitor without scripts. */
  readonly plans: readonly PlanGroup[];
  /** Every promotion; the visitor's page decides by the server's time which one applies. */
  readonly promotions: readonly NamedPromotion[];
  /** When the page was rendered, epoch ms: the time it goes by until the server's clock is known. */
  readonly madeAtMs: number;
}

/** The data of the configurator and the calculator: the whole catalogue, and the promotions. */
export async function loadPurchase(
  { source, language, nowMs }: PageRequest,
  { settings }: LoadedFrame,
): Promise<PageAnswer<PurchaseContent>> {
  const [catalogue, answer] = await Promise.all([loadCatalogue(source.ask), source.ask(promotionsQuery)]);
  const promotions = namedPromotions(answer, language);
  const region = settings?.defaultRegions[language] ?? catalogue.regions[0]?.code ?? null;
  return {
    kind: 'page',
    content: {
      catalogue: asJson(catalogue),
      region,
      plans: planGroups(catalogue, language).filter((group) => group.region === region),
      promotions,
      madeAtMs: nowMs,
    },
    changesAt: promotionChanges(
      promotions.map(({ window }) => window),
      nowMs,
    ),
  };
}

/** A page's data is JSON: a missing price is left out, not undefined. */
const asJson = (catalogue: Catalogue): Catalogue => JSON.parse(JSON.stringify(catalogue)) as Catalogue;
