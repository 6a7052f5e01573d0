import type { SaleStatus } from '#lib/content/values/block-schema.ts';
import { linkIn, type TextLink } from '#lib/content/values/localised.ts';
import type { LoadedFrame } from '#lib/page/load-frame.ts';
import type { MarketingPageId } from '#lib/content/values/marketing-page-ids.ts';
import { marketingPageQuery, marketingPageSchema } from '#lib/content/queries/marketing-page-query.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import { publishedEverywhere } from '#lib/content/published-paths.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { parseEach, parseOne } from '#lib/content/values/parse-each.ts';
import { regionSchema, regionsQuery } from '#lib/content/queries/region-query.ts';
import type { BlockView, QuestionView } from './block-view.ts';
import { blockViews, questionsOf } from './block-views.ts';

/** A page written by editors, in one language. */
export interface MarketingPageContent {
  readonly head: PageHead;
  /** The page's address without a language. */
  readonly path: string;
  readonly heading: string;
  readonly lead: string | null;
  readonly status: SaleStatus;
  readonly primaryAction: TextLink | null;
  readonly secondaryAction: TextLink | null;
  readonly blocks: readonly BlockView[];
  /** The questions answered in the sections, for structured data. */
  readonly questions: readonly QuestionView[];
}

/** Creates a loader for the page of a route: absent if the CMS has none, or none with a heading in the language. */
export const marketingPageLoader =
  (pageId: MarketingPageId) =>
  (request: PageRequest, _frame?: LoadedFrame): Promise<PageAnswer<MarketingPageContent>> =>
    loadMarketingPage(request, pageId);

/** Loads the page of a route, its sections, and the regions that a section may show. */
export async function loadMarketingPage(
  { source, language, pictureBase }: PageRequest,
  pageId: MarketingPageId,
): Promise<PageAnswer<MarketingPageContent>> {
  const [pageAnswer, regionAnswer] = await Promise.all([source.ask(marketingPageQuery, { pageId }), source.ask(regionsQuery)]);
  const page = parseOne(marketingPageSchema, pageAnswer, 'marketingPage');
  const heading = page?.heading[language];
  if (!page || !heading) return { kind: 'absent' };
  const blocks = blockViews(page.blocks, { language, pictureBase, regions: parseEach(regionSchema, regionAnswer, 'region') });
  const path = `/${pageId}`;
  const lead = page.lead[language];
  const content: MarketingPageContent = {
    head: pageHead({ title: heading, description: lead, published: publishedEverywhere(path), indexed: true }),
    path,
    heading,
    lead,
    status: page.status,
    primaryAction: linkIn(page.primaryAction, language),
    secondaryAction: linkIn(page.secondaryAction, language),
    blocks,
    questions: questionsOf(blocks),
  };
  return { kind: 'page', content, changesAt: [] };
}
