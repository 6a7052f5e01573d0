import { cleanText } from '#lib/content/values/stega-free.ts';
import { htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import { xmlText } from './xml.ts';

/** A feed in one language; paths are without language. */
export interface RssChannel {
  readonly siteUrl: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The page that it follows, and its own address. */
  readonly page: string;
  readonly self: string;
}

export interface RssItem {
  /** Also its lasting id: no edit changes it. */
  readonly path: string;
  readonly title: string;
  readonly category: string | null;
  readonly description: string | null;
  readonly publishedAtMs: number;
  /** Its last edit, if that came later. */
  readonly editedAtMs: number | null;
}

/** RSS 2.0, the items in the order given. */
export function rssFeed({ siteUrl, language, title, description, page, self }: RssChannel, items: readonly RssItem[]): string {
  const address = (path: string): string => xmlText(`${siteUrl}${localizePath(path, language)}`);
  const changedAtMs = Math.max(...items.map(({ publishedAtMs, editedAtMs }) => Math.max(publishedAtMs, editedAtMs ?? 0)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${address(page)}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${htmlLang[language]}</language>`,
    ...(items.length > 0 ? [`<lastBuildDate>${rfc822(changedAtMs)}</lastBuildDate>`] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${address(self)}"/>`,
    ...items.map((item) =>
      [
        '<item>',
        `<title>${xmlText(cleanText(item.title))}</title>`,
        `<link>${address(item.path)}</link>`,
        `<guid isPermaLink="true">${address(item.path)}</guid>`,
        item.category === null ? '' : `<category>${xmlText(item.category)}</category>`,
        `<pubDate>${rfc822(item.publishedAtMs)}</pubDate>`,
        item.description === null ? '' : `<description>${xmlText(cleanText(item.description))}</description>`,
        '</item>',
      ].join(''),
    ),
    '</channel></rss>',
    '',
  ].join('\n');
}

const rfc822 = (atMs: number): string => new Date(atMs).toUTCString();
