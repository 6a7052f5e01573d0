import { activityPagePath, readActivitySlug } from '#lib/content/activity-pages.ts';
import { findRedirect } from '#lib/content/look-ups/find-redirect.ts';
import { publishedIn } from '#lib/content/published-paths.ts';
import { activityPageSchema, activityPageQuery, type ActivityPageHead } from '#lib/content/queries/activity-page-query.ts';
import type { PageSeo } from '#lib/content/queries/page-seo-query.ts';
import { regionSchema, regionsQuery } from '#lib/content/queries/region-query.ts';
import { isOpen } from '#lib/content/time-window.ts';
import { imageUrl } from '#lib/content/values/image-url.ts';
import { linkIn } from '#lib/content/values/localised.ts';
import { parseEach, parseOne } from '#lib/content/values/parse-each.ts';
import { cleanOrNull, cleanText } from '#lib/content/values/stega-free.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { pageHead, type PageHead } from '#lib/page/page-head.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { sharedPictureSize } from '#lib/page/shared-picture-size.ts';
import { blockViews, questionsOf } from './block-views.ts';
import type { MarketingPageContent } from './load-marketing-page.ts';

/** A page of an editor's own, in one language. */
export interface ActivityPageContent extends MarketingPageContent {
  readonly seo: PageSeo | null;
}

/** Where an editor's page leads whose time is over. */
const afterTheEnd = '/activity/promotion';

/**
 * Loads an editor's page below /activity. Before its start, and without a heading in the language, it is absent; from its end on it leads
 * to the promotions. A redirect of the content takes precedence over both. A preview shows it at any time.
 */
export async function loadActivityPage(request: PageRequest, segment: string): Promise<PageAnswer<ActivityPageContent>> {
  const { source, language, nowMs, pictureBase } = request;
  const slug = readActivitySlug(segment);
  if (slug === null) return elsewhere(request, segment, null);
  const [pageAnswer, regionAnswer] = await Promise.all([source.ask(activityPageQuery, { slug }), source.ask(regionsQuery)]);
  const page = parseOne(activityPageSchema, pageAnswer, 'activityPage');
  const heading = page?.heading[language];
  if (!page || !heading || !(source.draft || isOpen(page, nowMs))) return elsewhere(request, slug, page);
  const blocks = blockViews(page.blocks, { language, pictureBase, regions: parseEach(regionSchema, regionAnswer, 'region') });
  const path = activityPagePath(slug);
  const lead = page.lead[language];
  const content: ActivityPageContent = {
    head: activityPageHead(page, { language, path, heading, lead, pictureBase }),
    path,
    heading,
    lead,
    status: 'on-sale',
    primaryAction: linkIn(page.primaryAction, language),
    secondaryAction: linkIn(page.secondaryAction, language),
    blocks,
    questions: questionsOf(blocks),
    seo: seoIn(page, language),
  };
  return { kind: 'page', content, changesAt: [page.startsAt, page.endsAt] };
}

/** The answer for an address whose page is not shown now. */
async function elsewhere(
  { source, language, nowMs }: PageRequest,
  slug: string,
  page: ActivityPageHead | null,
): Promise<PageAnswer<never>> {
  const found = await findRedirect(source.ask, activityPagePath(slug), language);
  if (found) return { kind: 'redirect', ...found };
  const isOver = page !== null && page.endsAt !== null && page.endsAt <= nowMs;
  if (isOver) return { kind: 'redirect', to: localizePath(afterTheEnd, language), permanent: false };
  return { kind: 'absent', changesAt: [page?.startsAt ?? null] };
}

function activityPageHead(
  { heading: headings, picture }: ActivityPageHead,
  {
    language,
    path,
    heading,
    lead,
    pictureBase,
  }: { language: Language; path: string; heading: string; lead: string | null; pictureBase: string },
): PageHead {
  const address = picture ? imageUrl(pictureBase, picture, sharedPictureSize) : null;
  return pageHead({
    title: heading,
    description: lead,
    published: publishedIn(headings, path),
    indexed: true,
    ...(picture && address ? { picture: { address, text: cleanText(picture.alt[language] ?? heading) } } : {}),
  });
}

/** What editors wrote for search engines. */
function seoIn({ seo }: ActivityPageHead, language: Language): PageSeo | null {
  if (!seo) return null;
  return { title: cleanOrNull(seo.title[language]), description: cleanOrNull(seo.description[language]), keywords: null };
}
