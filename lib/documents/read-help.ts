import { categoriesQuery, categorySchema, type CategoryDocument } from '#lib/content/queries/category-query.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { effectiveAtMs } from '#lib/content/effective-instant.ts';
import { helpEditionSchema, helpEditionsQuery, type HelpEdition } from '#lib/content/queries/help-query.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';

/** The help of one language at an instant. */
export interface Help {
  /** In the order of the menu, parents and children mixed. */
  readonly categories: readonly CategoryDocument[];
  /** One version of each article, in the authored order. */
  readonly articles: readonly HelpEdition[];
  readonly changesAt: readonly number[];
}

/** Loads the categories and the articles in force in the language of the page; an article without a translation is left out. */
export async function readHelp({ source, language, nowMs }: Pick<PageRequest, 'source' | 'language' | 'nowMs'>): Promise<Help> {
  const [categoryAnswer, editionAnswer] = await Promise.all([source.ask(categoriesQuery), source.ask(helpEditionsQuery, { language })]);
  const editions = parseEach(helpEditionSchema, editionAnswer, 'article');
  return {
    categories: parseEach(categorySchema, categoryAnswer, 'category'),
    articles: articlesInForce(editions, nowMs),
    changesAt: editions.map(effectiveAtMs),
  };
}

function articlesInForce(editions: readonly HelpEdition[], nowMs: number): HelpEdition[] {
  const bySlug = new Map<string, HelpEdition[]>();
  for (const edition of editions) bySlug.set(edition.slug, [...(bySlug.get(edition.slug) ?? []), edition]);
  const inForce = new Set([...bySlug.values()].map((versions) => editionInForce(versions, nowMs)));
  return editions.filter((edition) => inForce.has(edition));
}
