import { z } from 'zod';
import { monthlyPrices } from '../../../lib/catalogue/all-prices.ts';
import type { Catalogue, RegionPrice } from '../../../lib/catalogue/catalogue.ts';
import type { Discount } from '../../../lib/catalogue/discounts.ts';
import type { Configuration } from '../../../lib/catalogue/configuration.ts';
import { currencies } from '../../../lib/money/currencies.ts';
import { formatMoney } from '../../../lib/money/format-money.ts';
import type { Prices } from '../../../lib/content/values/prices.ts';
import type { PriceChange, PricedRow } from './price-changes.ts';
import type { PriceRow } from './price-list.ts';
import { pageLanguage, say } from '../../words/say.ts';

const configuration = {
  region: z.string(),
  model: z.string(),
  disk: z.object({ type: z.string(), sizeGib: z.int().positive() }),
  traffic: z.string(),
};

const configured = `"region": region->code, "model": model->code,
    "disk": {"type": disk.type->code, "sizeGib": disk.sizeGib}, "traffic": traffic->code`;

/** Whatever shows a price of a configuration: plan cards, promotions, group buys. */
export const pricedPagesQuery = `{
  "cards": *[_type == "planCard"] | order(order asc, _id asc)[0...100]{"name": name.en, ${configured}},
  "promotions": *[_type == "promotion" && defined(slug.current)] | order(order asc, _id asc)[0...50]{
    "name": title.en, "slug": slug.current, discountPercent, "period": period->code, "models": models[]->code
  },
  "groups": *[_type == "groupCampaign"] | order(_id asc)[0...50]{
    "name": title.en, "slug": slug.current, discountPercent, "period": period->code, ${configured}
  }
}`;

const named = { name: z.string().nullish() };
const discounted = { ...named, slug: z.string(), discountPercent: z.number(), period: z.string().nullish() };
const pricedPages = z.object({
  cards: z.array(
    z
      .object({ ...named, ...configuration })
      .nullable()
      .catch(null),
  ),
  promotions: z.array(
    z
      .object({ ...discounted, models: z.array(z.string().nullable()).nullish() })
      .nullable()
      .catch(null),
  ),
  groups: z.array(
    z
      .object({ ...discounted, ...configuration })
      .nullable()
      .catch(null),
  ),
});

const monthly = '1m';

/** A price that pages show. */
export interface ShownPrice {
  readonly what: string;
  readonly configuration: Configuration;
  readonly period: string;
  readonly discount: Discount | null;
}

/**
 * Every price that pages show for a document of the CMS; what cannot be read is left out. A promotion has one for each model and region.
 */
export function shownPrices(answer: unknown, { models }: Catalogue): ShownPrice[] {
  const { data } = pricedPages.safeParse(answer);
  if (!data) return [];
  const cards = data.cards.flatMap((card) =>
    card ? [{ what: say(`Plan card ${card.name ?? card.model}`), configuration: card, period: monthly, discount: null }] : [],
  );
  const promotions = data.promotions.flatMap((promotion) =>
    models
      .filter(({ code }) => promotion?.models?.includes(code))
      .flatMap(({ code, listed, regions }) =>
        promotion && listed
          ? regions.map(({ region }) => ({
              what: say(`Promotion ${promotion.name ?? promotion.slug}`),
              configuration: { region, model: code, ...listed },
              period: promotion.period ?? monthly,
              discount: { kind: 'promotion', code: promotion.slug, percent: promotion.discountPercent } as const,
            }))
          : [],
      ),
  );
  const groups = data.groups.flatMap((group) =>
    group
      ? [
          {
            what: say(`Group buy ${group.name ?? group.slug}`),
            configuration: group,
            period: group.period ?? monthly,
            discount: { kind: 'group', code: group.slug, percent: group.discountPercent } as const,
          },
        ]
      : [],
  );
  return [...cards, ...promotions, ...groups];
}

/** The catalogue with the changed unit prices. */
function changedCatalogue(catalogue: Catalogue, changes: readonly PriceChange<PricedRow>[]): Catalogue {
  const applied = <Item extends { readonly code: string; readonly regions: readonly RegionPrice[] }>(
    type: PriceRow['type'],
    items: readonly Item[],
  ): Item[] =>
    items.map((item) => ({
      ...item,
      regions: item.regions.map((entry) => {
        const own = changes.filter(({ row }) => row.type === type && row.code === item.code && row.region === entry.region);
        return { ...entry, price: { ...entry.price, ...Object.fromEntries(own.map(({ currency, after }) => [currency, after])) } };
      }),
    }));
  return {
    ...catalogue,
    models: applied('model', catalogue.models),
    diskTypes: applied('diskType', catalogue.diskTypes),
    trafficPlans: applied('trafficPlan', catalogue.trafficPlans),
  };
}

/** A price on a page that would change. */
export interface PriceEffect {
  readonly what: string;
  readonly model: string;
  readonly region: string;
  /** For each currency whose price changes: both prices of a month. */
  readonly changes: readonly { readonly before: string; readonly after: string }[];
}

const inWords = (prices: Prices, currency: (typeof currencies)[number]): string => {
  const amount = prices[currency];
  return amount ? formatMoney(amount, pageLanguage) : say('not sold');
};

/** The shown prices that would be others after the changes. */
export function priceEffects(
  catalogue: Catalogue,
  changes: readonly PriceChange<PricedRow>[],
  shown: readonly ShownPrice[],
): PriceEffect[] {
  const after = changedCatalogue(catalogue, changes);
  return shown.flatMap(({ what, configuration: chosen, period, discount }) => {
    const discounts = discount ? [discount] : [];
    const [then, now] = [catalogue, after].map((each) => monthlyPrices(each, chosen, period, discounts));
    if (!then || !now || typeof then === 'string' || typeof now === 'string') return [];
    const found = currencies
      .map((currency) => ({ before: inWords(then, currency), after: inWords(now, currency) }))
      .filter((each) => each.before !== each.after);
    return found.length > 0 ? [{ what, model: chosen.model, region: chosen.region, changes: found }] : [];
  });
}
