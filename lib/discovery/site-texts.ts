import { newestAnnouncements } from '#lib/announcements/load-announcements.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { contentConfig } from '#lib/content/config.ts';
import { publishedSource } from '#lib/content/content-source.ts';
import { legalVersionSchema, legalVersionsQuery } from '#lib/content/queries/legal-versions-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { loadFrame, type Frame } from '#lib/page/load-frame.ts';
import { defaultLanguage, type Language } from '#lib/language/languages.ts';
import type { AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import { announcementFeed, announcementsInFeed, type FeedFacts } from './announcement-feed.ts';
import { legalFeed, type LegalFeedFacts } from './legal-feed.ts';
import { listPages } from './list-pages.ts';
import { llmsText } from './llms.ts';
import { robotsText } from './robots.ts';
import { sitemapEntries } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const readFrame = async (language: Language): Promise<Frame> => (await loadFrame(publishedSource().ask, language, Date.now())).frame;

const facts = (frame: Frame): { siteUrl: string; brand: string; tagline: string | null } => ({
  siteUrl: frame.siteUrl ?? '',
  brand: frame.brand ?? '',
  tagline: frame.tagline === null ? null : cleanText(frame.tagline),
});

export interface SitemapContent {
  readonly entries: readonly string[];
  readonly siteUrl: string;
}

/** Loads the contents of the sitemap; throws ContentUnavailableError while the CMS is unavailable, as do the others here. */
export async function readSitemap(): Promise<SitemapContent> {
  const { siteUrl } = facts(await readFrame(defaultLanguage));
  return { entries: sitemapEntries(await listPages(publishedSource().ask, Date.now()), siteUrl), siteUrl };
}

export const makeRobots = async (): Promise<string> => robotsText(facts(await readFrame(defaultLanguage)).siteUrl);

export async function makeLlms(): Promise<string> {
  const frame = await readFrame(defaultLanguage);
  return llmsText(await listPages(publishedSource().ask, Date.now()), facts(frame));
}

export async function makeWebManifest(): Promise<string> {
  const { brand, tagline } = facts(await readFrame(defaultLanguage));
  return webManifest({ name: brand, description: tagline });
}

/** The feed of one list in one language. */
export async function makeFeed(
  language: Language,
  filter: AnnouncementFilter,
  words: Pick<FeedFacts, 'title' | 'description' | 'kinds'>,
): Promise<string> {
  const source = publishedSource();
  const { siteUrl, brand } = facts(await readFrame(language));
  const request = { source, language, nowMs: Date.now(), pictureBase: contentConfig().pictureBase };
  const rows = await newestAnnouncements(request, filter, announcementsInFeed);
  return announcementFeed(rows, { siteUrl, language, filter, ...words, title: `${brand}: ${words.title}` });
}

/** The feed of legal texts in one language. */
export async function makeLegalFeed(language: Language, words: Omit<LegalFeedFacts, 'siteUrl' | 'language'>): Promise<string> {
  const { siteUrl, brand } = facts(await readFrame(language));
  const versions = parseEach(legalVersionSchema, await publishedSource().ask(legalVersionsQuery, { language }), 'article');
  return legalFeed(versions, { siteUrl, language, ...words, title: `${brand}: ${words.title}` });
}
