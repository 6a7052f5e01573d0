import { z } from 'zod';
import { cleanText, stegaFree } from '#lib/content/values/stega-free.ts';
import { articleEditionSchema } from '#lib/content/queries/article-query.ts';
import { effectiveFrom, type EffectiveFrom } from '#lib/content/effective-instant.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { articlePassages } from './article-passages.ts';
import type { SearchedDocument } from './searched-document.ts';

const searchedArticle = articleEditionSchema.extend({
  summary: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  category: stegaFree(z.string())
    .nullish()
    .transform((value) => value ?? null),
  body: z.unknown(),
});

type SearchedArticle = z.infer<typeof searchedArticle>;

/** The versions of an article in one language; the clock decides which one is found. */
interface SearchedEdition extends EffectiveFrom {
  readonly version: number;
  readonly document: SearchedDocument;
}

export type ArticleEditions = readonly (readonly SearchedEdition[])[];

export const articlesShape: CachedQuery<ArticleEditions> = {
  key: 'searched-articles-5',
  query: `*[_type == "article" && defined(slug.current)] | order(kind desc, _id asc)[0...2000]{
    _id, kind, language, "slug": slug.current, translationKey, title, version, effectiveDate, effectiveTime, effectiveZone,
    changeNote, summary, "category": category._ref, body
  }`,
  freshMs: 15_000,
  read: (elements, report) => {
    const articles = parseEach(searchedArticle, elements, 'article', report);
    const bySlug = Map.groupBy(articles, ({ language, slug }) => `${language} ${slug}`);
    // an author of help articles cannot take the place of a legal text
    return [...bySlug.values()].map((all) => ofOneKind(all).map(readEdition));
  },
};

function ofOneKind(articles: readonly SearchedArticle[]): readonly SearchedArticle[] {
  const legal = articles.filter(({ kind }) => kind === 'legal');
  return legal.length > 0 ? legal : articles;
}

function readEdition(article: SearchedArticle): SearchedEdition {
  return {
    ...effectiveFrom(article),
    version: article.version,
    document: {
      type: 'article',
      group: `article ${article.translationKey ?? article.slug}`,
      language: article.language,
      legal: article.kind === 'legal',
      id: article.slug,
      title: cleanText(article.title),
      link: localizeHref(`/doc/article/${article.slug}`, article.language),
      category: article.category,
      passages: articlePassages(cleanText(article.summary), article.body),
    },
  };
}

/** The texts in force at an instant. */
export const articlesInForce = (articles: ArticleEditions, nowMs: number): readonly SearchedDocument[] =>
  articles.flatMap((editions) => {
    const current = editionInForce(editions, nowMs);
    return current ? [current.document] : [];
  });
