import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import { announcementListPath, type AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementKind } from '#lib/content/queries/announcement-query.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import { feedPathOf } from './feed-path.ts';
import { xmlText } from './xml.ts';

/** The announcements in a feed, newest first; readers keep those they have seen. */
export const announcementsInFeed = 50;

export interface FeedFacts {
  readonly siteUrl: string;
  readonly language: Language;
  /** Which kinds the feed holds. */
  readonly filter: AnnouncementFilter;
  /** Name of the feed in the language. */
  readonly title: string;
  readonly description: string;
  /** The name of each kind in the language. */
  readonly kinds: Readonly<Record<AnnouncementKind, string>>;
}

/** Released announcements as RSS 2.0, in the order given, in one language. An item's id is its address, which no edit changes. */
export function announcementFeed(
  rows: readonly AnnouncementRow[],
  { siteUrl, language, filter, title, description, kinds }: FeedFacts,
): string {
  const address = (path: string): string => xmlText(`${siteUrl}${localizePath(path, language)}`);
  const items = rows.map((row) =>
    [
      '<item>',
      `<title>${xmlText(cleanText(row.title))}</title>`,
      `<link>${address(row.href)}</link>`,
      `<guid isPermaLink="true">${address(row.href)}</guid>`,
      `<category>${xmlText(kinds[row.kind])}</category>`,
      `<pubDate>${rfc822(row.releasedAtMs)}</pubDate>`,
      row.summary === null ? '' : `<description>${xmlText(cleanText(row.summary))}</description>`,
      '</item>',
    ].join(''),
  );
  const changedAtMs = Math.max(...rows.map(({ releasedAtMs, editedAtMs }) => Math.max(releasedAtMs, editedAtMs ?? 0)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${address(announcementListPath(filter))}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${htmlLang[language]}</language>`,
    ...(rows.length > 0 ? [`<lastBuildDate>${rfc822(changedAtMs)}</lastBuildDate>`] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${address(feedPathOf(filter))}"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

const rfc822 = (atMs: number): string => new Date(atMs).toUTCString();
