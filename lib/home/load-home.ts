import type { BlockView, QuestionView } from '#lib/blocks/block-view.ts';
import { blockViews, questionsOf } from '#lib/blocks/block-views.ts';
import { loadCatalogue } from '#lib/catalogue/load-catalogue.ts';
import { bannerSchema, bannersQuery } from '#lib/content/queries/banner-query.ts';
import { homePageQuery, homePageSchema } from '#lib/content/queries/home-page-query.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { planCardSchema, planCardsQuery } from '#lib/content/queries/plan-card-query.ts';
import { promotionSchema, promotionsQuery } from '#lib/content/queries/promotion-query.ts';
import { parseEach, parseOne } from '#lib/content/values/parse-each.ts';
import { probesQuery, readProbes, regionSchema, regionsQuery } from '#lib/content/queries/region-query.ts';
import { defaultMarkets } from '#lib/money/markets.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import { bannerViews, type BannerView } from './banner-views.ts';
import { homeBlocks } from './home-blocks.ts';
import { regionLabels, type RegionLabelView } from './chart-regions.ts';
import { planViews, type PlanView } from './plan-cards.ts';
import { withOffers } from './plan-offers.ts';

export interface HomeContent {
  readonly head: PageHead;
  /** The sections in the authored order; the opening is always there. */
  readonly blocks: readonly BlockView[];
  readonly banners: readonly BannerView[];
  readonly chartRegions: readonly RegionLabelView[];
  readonly plans: readonly PlanView[];
  /** The questions answered in the sections, for structured data. */
  readonly questions: readonly QuestionView[];
}

/** Loads the home page: its sections, the running banners, and the plan cards of the language's region, priced from the catalogue. */
export async function loadHome(request: PageRequest, { settings, frame }: LoadedFrame): Promise<PageAnswer<HomeContent>> {
  const { source, language, nowMs, pictureBase } = request;
  const [pageAnswer, bannerAnswer, cardAnswer, catalogue, regionAnswer, promotionAnswer, probeAnswer] = await Promise.all([
    source.ask(homePageQuery),
    source.ask(bannersQuery),
    source.ask(planCardsQuery),
    loadCatalogue(source.ask),
    source.ask(regionsQuery),
    source.ask(promotionsQuery),
    source.ask(probesQuery),
  ]);
  const page = parseOne(homePageSchema, pageAnswer, 'homePage');
  const banners = parseEach(bannerSchema, bannerAnswer, 'banner');
  const region = settings?.defaultRegions[language] ?? catalogue.regions[0]?.code ?? null;
  const cards = parseEach(planCardSchema, cardAnswer, 'planCard');
  const { plans, changesAt } = await withOffers(request, region === null ? [] : planViews(cards, catalogue, region, language), {
    cards,
    promotions: parseEach(promotionSchema, promotionAnswer, 'promotion'),
    catalogue,
    markets: settings?.priceMarkets[language] ?? defaultMarkets[language],
  });
  const seo = page?.seo ?? settings?.seo;
  const authored = blockViews(page?.blocks, { language, pictureBase, regions: parseEach(regionSchema, regionAnswer, 'region') });
  const content: HomeContent = {
    head: pageHead({
      title: seo?.title[language] ?? page?.headline[language] ?? frame.brand ?? '',
      description: seo?.description[language] ?? page?.lead[language] ?? null,
      published: publishedEverywhere('/'),
      indexed: true,
    }),
    blocks: homeBlocks(authored, page, frame.brand, language),
    banners: bannerViews(banners, language, nowMs, pictureBase),
    chartRegions: regionLabels(catalogue, region, language, readProbes(probeAnswer)),
    plans,
    questions: questionsOf(authored),
  };
  return { kind: 'page', content, changesAt: [...changesAt, ...banners.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])] };
}
