import type { MostRead } from '#lib/contracts/calls/most-read-call.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import { newestFirst } from '#lib/content/newest-first.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import type { HelpArticle } from './help-shape.ts';

/** With fewer articles, a list of the most read would say little. */
const readArticlesAtLeast = 5;

/** The articles read most that are in force, or the newest ones while too few were read. `read`: slugs, the most read first. */
export function mostReadOf(help: readonly HelpArticle[], read: readonly string[], language: Language, atMost: number): MostRead {
  const bySlug = new Map(help.map((article) => [article.slug, article]));
  const found = read.flatMap((slug) => bySlug.get(slug) ?? []);
  const isEnough = found.length >= readArticlesAtLeast;
  return {
    kind: isEnough ? 'most-read' : 'newest',
    items: (isEnough ? found : help.toSorted(newestFirst))
      .slice(0, atMost)
      .map(({ slug, title }) => ({ title, link: localizePath(articlePath(slug), language) })),
  };
}
