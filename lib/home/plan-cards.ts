import { monthlyPrices } from '#lib/catalogue/all-prices.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { purchasePath } from '#lib/catalogue/purchase-address.ts';
import type { PlanCardDocument } from '#lib/content/queries/plan-card-query.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { reportLeftOut, type ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { Language } from '#lib/language/languages.ts';
import type { PriceClaims } from '#lib/price-history/price-claims.ts';

/** A running promotion of a plan's server, for the month that its card is priced for. */
export interface PlanOffer {
  readonly title: string;
  /** The promotion's page, without a language. */
  readonly href: string;
  readonly prices: Prices;
  readonly claims: PriceClaims;
}

/** A plan as its card shows it. */
export interface PlanView {
  readonly id: string;
  readonly name: string;
  readonly audience: string | null;
  readonly tag: string | null;
  readonly wide: boolean;
  /** The family of the server and its zone. */
  readonly series: string;
  readonly zone: string;
  readonly vcpu: number;
  readonly memoryGib: number;
  readonly disk: { readonly label: string; readonly sizeGib: number };
  readonly outboundGb: number;
  readonly prices: Prices;
  readonly offer: PlanOffer | null;
  /** The configurator with this configuration, without a language. */
  readonly href: string;
}

/** Cards are priced for a month. */
export const cardPeriod = '1m';

/** The cards of one region, in order and priced; a card for something that is not sold is left out and reported. */
export function planViews(
  cards: readonly PlanCardDocument[],
  catalogue: Catalogue,
  region: string,
  language: Language,
  report: ReportLeftOut = reportLeftOut,
): PlanView[] {
  return cards
    .filter((card) => card.region === region)
    .flatMap((card) => {
      const view = planView(card, catalogue, language);
      if (typeof view !== 'string') return [view];
      report({ what: 'planCard', id: card._id, problem: view });
      return [];
    });
}

function planView(card: PlanCardDocument, catalogue: Catalogue, language: Language): PlanView | string {
  const name = card.name[language];
  if (!name) return `no name in ${language}`;
  const prices = monthlyPrices(catalogue, card, cardPeriod);
  if (typeof prices === 'string') return prices;
  const model = catalogue.models.find((entry) => entry.code === card.model);
  const disk = catalogue.diskTypes.find((entry) => entry.code === card.disk.type);
  const traffic = catalogue.trafficPlans.find((entry) => entry.code === card.traffic);
  const region = catalogue.regions.find((entry) => entry.code === card.region);
  const series = catalogue.series.find((entry) => entry.code === model?.series);
  const family = catalogue.families.find((entry) => entry.code === series?.family);
  if (!model || !disk || !traffic || !region || !family) return 'not in the catalogue';
  return {
    id: card._id,
    name,
    audience: card.audience[language],
    tag: card.tag[language],
    wide: card.wide,
    series: family.name[language],
    zone: region.name[language],
    vcpu: model.vcpu,
    memoryGib: model.memoryGib,
    disk: { label: disk.label, sizeGib: card.disk.sizeGib },
    outboundGb: traffic.outboundGb,
    prices,
    offer: null,
    href: purchasePath(card, catalogue),
  };
}
