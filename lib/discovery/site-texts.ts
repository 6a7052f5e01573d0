import { newestAnnouncements } from '#lib/announcements/load-announcements.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { contentConfig } from '#lib/content/config.ts';
import { publishedSource, type ContentSource } from '#lib/content/content-source.ts';
import { readWhole } from '#lib/content/read-whole.ts';
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

const read = <Read>(work: (source: ContentSource) => Promise<Read>): Promise<Read> => readWhole(() => publishedSource(), work);

const readFrame = async ({ ask }: ContentSource, language: Language): Promise<Frame> => (await loadFrame(ask, language, Date.now())).frame;

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
export const readSitemap = (): Promise<SitemapContent> =>
  read(async (source) => {
    const { siteUrl } = facts(await readFrame(source, defaultLanguage));
    return { entries: sitemapEntries(await listPages(source.ask, Date.now()), siteUrl), siteUrl };
  });

export const makeRobots = (): Promise<string> =>
  read(async (source) => robotsText(facts(await readFrame(source, defaultLanguage)).siteUrl));

export const makeLlms = (): Promise<string> =>
  read(async (source) => {
    const frame = await readFrame(source, defaultLanguage);
    return llmsText(await listPages(source.ask, Date.now()), facts(frame));
  });

export const makeWebManifest = (): Promise<string> =>
  read(async (source) => {
    const { brand, tagline } = facts(await readFrame(source, defaultLanguage));
    return webManifest({ name: brand, description: tagline });
  });

/** The feed of one list in one language. */
export const makeFeed = (
  language: Language,
  filter: AnnouncementFilter,
  words: Pick<FeedFacts, 'title' | 'description' | 'kinds'>,
): Promise<string> =>
  read(async (source) => {
    const { siteUrl, brand } = facts(await readFrame(source, language));
    const request = { source, language, nowMs: Date.now(), pictureBase: contentConfig().pictureBase };
    const rows = await newestAnnouncements(request, filter, announcementsInFeed);
    return announcementFeed(rows, { siteUrl, language, filter, ...words, title: `${brand}: ${words.title}` });
  });

/** The feed of legal texts in one language. */
export const makeLegalFeed = (language: Language, words: Omit<LegalFeedFacts, 'siteUrl' | 'language'>): Promise<string> =>
  read(async (source) => {
    const { siteUrl, brand } = facts(await readFrame(source, language));
    const versions = parseEach(legalVersionSchema, await source.ask(legalVersionsQuery, { language }), 'article');
    return legalFeed(versions, { siteUrl, language, ...words, title: `${brand}: ${words.title}` });
  });
