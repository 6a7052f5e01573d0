import type { AnnouncementListContent } from '#lib/announcements/load-announcements.ts';
import { announcementListPath } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementKind } from '#lib/content/queries/announcement-query.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import { htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import { feedPath } from './feed-path.ts';
import { xmlText } from './xml.ts';

export interface FeedFacts {
  readonly siteUrl: string;
  readonly language: Language;
  /** Name of the feed in the language. */
  readonly title: string;
  readonly description: string;
  /** The name of each kind in the language. */
  readonly kinds: Readonly<Record<AnnouncementKind, string>>;
}

/** The released announcements as RSS 2.0, newest first, in one language. */
export function announcementFeed(
  { rows }: Pick<AnnouncementListContent, 'rows'>,
  { siteUrl, language, title, description, kinds }: FeedFacts,
): string {
  const address = (path: string): string => xmlText(`${siteUrl}${localizePath(path, language)}`);
  const items = rows
    .toSorted((one, other) => other.releasedOn.localeCompare(one.releasedOn))
    .map((row) =>
      [
        '<item>',
        `<title>${xmlText(cleanText(row.title))}</title>`,
        `<link>${address(row.href)}</link>`,
        `<guid isPermaLink="true">${address(row.href)}</guid>`,
        `<category>${xmlText(kinds[row.kind])}</category>`,
        `<pubDate>${new Date(`${row.releasedOn}T00:00:00Z`).toUTCString()}</pubDate>`,
        row.summary === null ? '' : `<description>${xmlText(cleanText(row.summary))}</description>`,
        '</item>',
      ].join(''),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${address(announcementListPath('all'))}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${htmlLang[language]}</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${address(feedPath)}"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
