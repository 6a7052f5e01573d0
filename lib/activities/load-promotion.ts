import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { listedDisk, listedTraffic } from '#lib/catalogue/on-sale.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import { promotionState } from '#lib/content/recurring-window.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { promotionSchema, promotionsQuery, type PromotionDocument, type PromotionSlug } from '#lib/content/queries/promotion-query.ts';
import { parseEach, reportLeftOut, type ReportLeftOut } from '#lib/content/values/parse-each.ts';
import { redirectOrAbsent } from '#lib/page/redirect-or-absent.ts';
import type { Language } from '#lib/language/languages.ts';
import { offerTerm, type OfferTerm } from '#lib/offers/offer-term.ts';
import { ruleLines } from '#lib/offers/rule-lines.ts';
import { promotionChanges, promotionDiscount, promotionWindow } from '#lib/offers/promotion-terms.ts';
import { soldServer, type SoldServer } from '#lib/offers/sold-server.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { currencies } from '#lib/money/currencies.ts';
import { defaultMarkets } from '#lib/money/markets.ts';
import {
  commonPercents,
  equalPercents,
  loadClaims,
  noClaims,
  type CommonPercents,
  type PriceClaims,
} from '#lib/price-history/price-claims.ts';
import type { OfferWindow } from '#lib/offers/window-state.ts';
import { overYears } from '#lib/purchase/over-years.ts';
import { activityPath } from './activity-paths.ts';
import { nextWindowOf, promotionCalendar, type PromotionEntry } from './promotion-calendar.ts';

/** A server on offer with what may be said of its price. */
export interface OfferedServer extends SoldServer {
  readonly claims: PriceClaims;
  /** The total of its price and the renewals over a number of years; null where both prices are the same. */
  readonly overYears: { readonly years: number; readonly total: Prices } | null;
}

export interface PromotionContent {
  readonly slug: PromotionSlug;
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string | null;
  /** What may be said of all its prices together. */
  readonly percents: CommonPercents;
  /** What may be said of each of them alike. */
  readonly equalPercents: CommonPercents;
  /** The running or the coming time; of a promotion that is over, its last. */
  readonly window: OfferWindow;
  /** The time after that; null if it does not come again. */
  readonly next: OfferWindow | null;
  /** Whether it has run before: then it comes again. */
  readonly ranBefore: boolean;
  /** When the page was rendered, epoch ms: the time it shows until the server's clock is known. */
  readonly madeAtMs: number;
  readonly term: OfferTerm | null;
  readonly region: string | null;
  readonly offers: readonly OfferedServer[];
  readonly rules: readonly string[];
  /** Every promotion, including this one. */
  readonly calendar: readonly PromotionEntry[];
}

/** Loads a promotion with its servers, priced by the catalogue in the region of the page's language. */
export async function loadPromotion(
  request: PageRequest,
  { settings }: LoadedFrame,
  slug: PromotionSlug,
): Promise<PageAnswer<PromotionContent>> {
  const { source, language, nowMs } = request;
  const [answer, catalogue] = await Promise.all([source.ask(promotionsQuery), loadCatalogue(source.ask)]);
  const promotions = parseEach(promotionSchema, answer, 'promotion');
  const promotion = promotions.find((each) => each.slug === slug);
  const title = promotion?.title[language] ?? null;
  if (!promotion || title === null) return redirectOrAbsent(request, activityPath(slug));
  const region = catalogue.regions.find(({ code }) => code === settings?.defaultRegions[language]) ?? catalogue.regions[0] ?? null;
  const lead = promotion.lead[language];
  const { offered, changesAt } = await loadOffers(request, { settings, promotions, catalogue, region: region?.code ?? null });
  const offers = offered.get(promotion._id) ?? [];
  const priced = offers.map(({ offer: prices, claims }) => ({ prices, claims }));
  const content: PromotionContent = {
    slug,
    head: pageHead({ title, description: lead, published: publishedEverywhere(activityPath(slug)), indexed: true }),
    title,
    lead,
    percents: commonPercents(priced),
    equalPercents: equalPercents(priced),
    window: promotionWindow(promotion, nowMs),
    next: nextWindowOf(promotion, nowMs),
    ranBefore: promotion.endsAt <= nowMs && promotion.repeatsEveryDays !== null,
    madeAtMs: nowMs,
    term: offerTerm(catalogue, promotion.period, language),
    region: region?.name[language] ?? null,
    offers,
    rules: ruleLines(promotion.terms[language]),
    calendar: promotionCalendar(promotions, language, nowMs, offered),
  };
  return { kind: 'page', content, changesAt: [...changesAt, ...promotionChanges(promotions, nowMs)] };
}

interface PricingContext {
  readonly settings: LoadedFrame['settings'];
  readonly promotions: readonly PromotionDocument[];
  readonly catalogue: Catalogue;
  readonly region: string | null;
}

/** The servers of each promotion, by its id; while a promotion runs, with the claims that may be made about their prices. */
async function loadOffers(
  request: PageRequest,
  { settings, promotions, catalogue, region }: PricingContext,
): Promise<{ offered: ReadonlyMap<string, readonly OfferedServer[]>; changesAt: readonly number[] }> {
  const { language, nowMs } = request;
  if (region === null) return { offered: new Map(), changesAt: [] };
  const sold = promotions.map((promotion) => ({ promotion, servers: offersOf(promotion, catalogue, region, language) }));
  const running = sold.filter(({ promotion }) => promotionState(promotion, nowMs) === 'running');
  const { claims, changesAt } = await loadClaims(
    request,
    settings?.priceMarkets[language] ?? defaultMarkets[language],
    running.flatMap(({ promotion: { period }, servers }) =>
      servers.map(({ configuration, server: { offer: prices } }) => ({ configuration, period, prices })),
    ),
  );
  const claimed = new Map(running.flatMap(({ servers }) => servers).map(({ server }, index) => [server, claims[index] ?? noClaims]));
  const offered = sold.map(({ promotion: { _id, period }, servers }): [string, OfferedServer[]] => [
    _id,
    servers.map(({ configuration, server }) => ({
      ...server,
      claims: claimed.get(server) ?? noClaims,
      overYears: longestComparison(catalogue, { ...configuration, period }, server),
    })),
  ]);
  return { offered: new Map(offered), changesAt };
}

/** The longest time that is counted, at the price of the offer and then at the list price. */
function longestComparison(
  catalogue: Catalogue,
  ordered: Configuration & { period: string },
  { offer, list }: SoldServer,
): OfferedServer['overYears'] {
  const longest = overYears(catalogue, ordered, { total: offer, renewal: list }).at(-1);
  const isReduced = currencies.some((currency) => offer[currency]?.amountMinor !== list[currency]?.amountMinor);
  return longest && isReduced ? { years: longest.years, total: longest.renewed } : null;
}

interface SoldConfiguration {
  readonly configuration: Configuration;
  readonly server: SoldServer;
}

/** Each model with the disk and transfer listed for it; one that is not sold is left out and reported. */
function offersOf(
  {
    _id,
    slug,
    models,
    period,
    discountPercent: percent,
  }: Pick<PromotionDocument, '_id' | 'slug' | 'models' | 'period' | 'discountPercent'>,
  catalogue: Catalogue,
  region: string,
  language: Language,
  report: ReportLeftOut = reportLeftOut,
): SoldConfiguration[] {
  return models.flatMap((code) => {
    const model = catalogue.models.find((entry) => entry.code === code);
    const disk = model ? listedDisk(catalogue, model, region) : null;
    const traffic = model ? listedTraffic(catalogue, model, region) : null;
    const configuration = disk && traffic ? { region, model: code, disk, traffic: traffic.code } : null;
    const server = configuration
      ? soldServer(catalogue, { configuration, period, discount: promotionDiscount({ code: slug, percent }) }, language)
      : null;
    if (configuration && server !== null && typeof server !== 'string') return [{ configuration, server }];
    report({ what: 'promotion', id: _id, problem: `${code}: ${server ?? 'not in the catalogue'}` });
    return [];
  });
}
