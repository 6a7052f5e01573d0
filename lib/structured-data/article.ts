import { htmlLang, localizePath, type Language } from '#lib/language/languages.ts';
import type { StructuredThing } from './structured-data.ts';

interface WrittenFacts {
  readonly title: string;
  readonly summary: string | null;
  /** The language of the text. */
  readonly language: Language;
  /** Without language. */
  readonly path: string;
  /** Days in UTC: 2026-11-12. */
  readonly publishedOn: string | null;
  readonly updatedOn: string | null;
  readonly siteUrl: string;
}

/** An article or an announcement, limited to what the page itself shows. */
export const writtenArticle = ({ title, summary, language, path, publishedOn, updatedOn, siteUrl }: WrittenFacts): StructuredThing => ({
  '@type': 'Article',
  headline: title,
  ...(summary === null ? {} : { description: summary }),
  inLanguage: htmlLang[language],
  mainEntityOfPage: `${siteUrl}${localizePath(path, language)}`,
  ...(publishedOn === null ? {} : { datePublished: publishedOn }),
  ...(updatedOn === null ? {} : { dateModified: updatedOn }),
  author: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, url: siteUrl },
  publisher: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, url: siteUrl },
});
