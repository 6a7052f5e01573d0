import type { SearchLink } from '#lib/contracts/calls/search-call.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { lowestPrices } from '#lib/catalogue/all-prices.ts';
import { soldModels } from '#lib/catalogue/on-sale.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import type { Language } from '#lib/language/languages.ts';
import { planListContent } from '#lib/purchase/load-plan-list.ts';

/** What a row of a product says of its price and of what is left. */
export type ProductOffer = Required<Pick<SearchLink, 'price' | 'state'>>;

/** What is sold, from where. */
export interface PricingContext {
  readonly catalogue: Catalogue;
  /** The region whose prices a page in each language shows. */
  readonly defaultRegions: Readonly<Record<Language, string | null>>;
  readonly stock: readonly { readonly region: string; readonly model: string; readonly remaining: number }[];
}

const serversPath = '/product/vps';
const seriesParameter = 'series';

/** The lowest monthly price as the product's page shows it, and whether anything is left; null for what the catalogue does not price. */
export function productOffer(shop: PricingContext, href: string, language: Language): ProductOffer | null {
  const [path, query] = href.split('?');
  if (path !== serversPath) return null;
  const families = familyPrices(shop.catalogue, shop.defaultRegions[language], language);
  const asked = new URLSearchParams(query).get(seriesParameter);
  const codes = [...families.keys()].filter((code) => asked === null || code === asked);
  const from = lowestPrices(codes.flatMap((code) => families.get(code) ?? []));
  const minor = { USD: from.USD?.amountMinor ?? null, HKD: from.HKD?.amountMinor ?? null, JPY: from.JPY?.amountMinor ?? null };
  if (Object.values(minor).every((amount) => amount === null)) return null;
  return { price: { perMonthMinor: minor }, state: isLeft(shop, codes) ? 'available' : 'soldOut' };
}

/** A size that is not counted is always left. */
function isLeft({ catalogue, stock }: PricingContext, families: readonly string[]): boolean {
  const series = new Set(catalogue.series.filter(({ family }) => families.includes(family)).map(({ code }) => code));
  const soldOut = new Set(stock.filter(({ remaining }) => remaining <= 0).map(({ region, model }) => `${region} ${model}`));
  return catalogue.regions.some(({ code: region }) =>
    soldModels(catalogue, region).some(({ code, series: own }) => series.has(own) && !soldOut.has(`${region} ${code}`)),
  );
}

const known = new WeakMap<Catalogue, Map<string, ReadonlyMap<string, Prices>>>();

/** The lowest price of each family in a region, or in the first one; calculated once for each state of the catalogue. */
function familyPrices(catalogue: Catalogue, region: string | null, language: Language): ReadonlyMap<string, Prices> {
  const ofCatalogue = known.get(catalogue) ?? new Map<string, ReadonlyMap<string, Prices>>();
  known.set(catalogue, ofCatalogue);
  const before = ofCatalogue.get(region ?? '');
  if (before) return before;
  const families = new Map(planListContent(catalogue, region, language).families.map(({ code, from }) => [code, from]));
  ofCatalogue.set(region ?? '', families);
  return families;
}
