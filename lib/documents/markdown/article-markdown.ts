import { articlePath } from '#lib/content/article-paths.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { ArticleContent } from '../load-article.ts';
import { blocksMarkdown, noteMarkdown, type MarkdownAddresses } from './markdown-blocks.ts';
import { plainMarkdown } from './markdown-text.ts';

/** The words around the text, in the language of the page. */
export interface MarkdownWords {
  readonly version: string;
  readonly effective: string;
  readonly updated: (day: string) => string;
  readonly missingTranslation: string;
  readonly former: string;
  readonly coming: (day: string) => string;
  readonly readInForce: string;
}

interface MarkdownPlace {
  /** The address of the text's page, without language and `.md`. */
  readonly path: string;
  readonly language: Language;
  readonly siteUrl: string;
}

/** An article as Markdown: what its page says of it and its text, every address absolute. */
export function articleMarkdown(article: ArticleContent, { path, language, siteUrl }: MarkdownPlace, words: MarkdownWords): string {
  const page = `${siteUrl}${localizePath(path, language)}`;
  const addresses: MarkdownAddresses = {
    link: (href) => (href.startsWith('#') ? `${page}${href}` : absolute(localizeHref(href, language), siteUrl)),
    picture: (src) => absolute(src, siteUrl),
  };
  const facts = [
    `- ${words.version}: ${article.version}`,
    `- ${words.effective}: ${article.effectiveDate}`,
    ...(article.updatedOn === null ? [] : [`- ${words.updated(article.updatedOn)}`]),
    `- <${page}>`,
  ];
  const parts = [
    `# ${plainMarkdown(article.title)}`,
    facts.join('\n'),
    ...notices(article, { language, siteUrl }, words),
    ...(article.summary === null ? [] : [plainMarkdown(article.summary)]),
    blocksMarkdown(article.body, addresses),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What the page says above the text: it is in another language, or not the version in force. */
function notices(article: ArticleContent, { language, siteUrl }: Omit<MarkdownPlace, 'path'>, words: MarkdownWords): string[] {
  const foreign = article.language === language ? [] : [noteMarkdown('info', plainMarkdown(words.missingTranslation))];
  if (article.standing === 'in-force') return foreign;
  const standing = article.standing === 'former' ? words.former : words.coming(article.effectiveDate);
  const inForce = article.history.some((row) => row.standing === 'in-force');
  const link = inForce ? ` [${plainMarkdown(words.readInForce)}](${siteUrl}${localizePath(articlePath(article.slug), language)})` : '';
  return [...foreign, noteMarkdown('warn', `${plainMarkdown(standing)}${link}`)];
}

const absolute = (href: string, siteUrl: string): string => (href.startsWith('/') ? `${siteUrl}${href}` : href);
