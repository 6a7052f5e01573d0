import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import { listedDisk, listedTraffic } from '#lib/catalogue/on-sale.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { promotionSchema, promotionsQuery, type PromotionDocument, type PromotionSlug } from '#lib/content/queries/promotion-query.ts';
import { parseEach, reportDropped, type ReportDropped } from '#lib/content/values/parse-each.ts';
import { redirectOrAbsent } from '#lib/page/redirect-or-absent.ts';
import type { Language } from '#lib/language/languages.ts';
import { offerTerm, type OfferTerm } from '#lib/offers/offer-term.ts';
import { ruleLines } from '#lib/offers/rule-lines.ts';
import { promotionDiscount } from '#lib/offers/promotion-terms.ts';
import { soldServer, type SoldServer } from '#lib/offers/sold-server.ts';
import type { OfferWindow } from '#lib/offers/window-state.ts';
import { activityPath } from './activity-paths.ts';
import { nextWindowOf, promotionCalendar, windowOf, type PromotionEntry } from './promotion-calendar.ts';

export interface PromotionContent {
  readonly slug: PromotionSlug;
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string | null;
  readonly percent: number;
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
  readonly offers: readonly SoldServer[];
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
  const content: PromotionContent = {
    slug,
    head: pageHead({ title, description: lead, published: publishedEverywhere(activityPath(slug)), indexed: true }),
    title,
    lead,
    percent: promotion.discountPercent,
    window: windowOf(promotion, nowMs),
    next: nextWindowOf(promotion, nowMs),
    ranBefore: promotion.endsAt <= nowMs && promotion.repeatsEveryDays !== null,
    madeAtMs: nowMs,
    term: offerTerm(catalogue, promotion.period, language),
    region: region?.name[language] ?? null,
    offers: region ? offersOf(promotion, catalogue, region.code, language) : [],
    rules: ruleLines(promotion.terms[language]),
    calendar: promotionCalendar(promotions, language, nowMs),
  };
  return {
    kind: 'page',
    content,
    changesAt: promotions.flatMap((each) => [windowOf(each, nowMs).startsAtMs, windowOf(each, nowMs).endsAtMs]),
  };
}

/** Each model with the disk and transfer listed for it; one that is not sold is dropped and reported. */
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
  report: ReportDropped = reportDropped,
): SoldServer[] {
  return models.flatMap((code) => {
    const model = catalogue.models.find((entry) => entry.code === code);
    const disk = model ? listedDisk(catalogue, model, region) : null;
    const traffic = model ? listedTraffic(catalogue, model, region) : null;
    const server =
      disk && traffic
        ? soldServer(
            catalogue,
            {
              configuration: { region, model: code, disk, traffic: traffic.code },
              period,
              discount: promotionDiscount({ code: slug, percent }),
            },
            language,
          )
        : 'not in the catalogue';
    if (typeof server !== 'string') return [server];
    report({ what: 'promotion', id: _id, problem: `${code}: ${server}` });
    return [];
  });
}
