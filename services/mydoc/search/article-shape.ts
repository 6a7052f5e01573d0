import { z } from 'zod';
import { cleanText, stegaFree } from '#lib/content/values/stega-free.ts';
import { articleEditionSchema } from '#lib/content/queries/article-query.ts';
import { highestInForce } from '#lib/content/edition-in-force.ts';
import { effectiveAtMs } from '#lib/content/effective-instant.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import type { CachedDocuments } from '../content-cache/cached-documents.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { articlePassages } from './article-passages.ts';
import type { SearchedDocument } from './searched-document.ts';

const searchedArticle = z.object({
  ...articleEditionSchema.shape,
  summary: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  category: z.nullish(stegaFree(z.string())).transform((value) => value ?? null),
  body: z.unknown(),
});

type SearchedArticle = z.infer<typeof searchedArticle>;

/** A version of an article in one language; the clock decides which one is found. */
interface SearchedEdition {
  readonly version: number;
  /** When it comes into force, in epoch ms; NaN: never. */
  readonly fromMs: number;
  readonly document: SearchedDocument;
}

/** The versions of each article in each language. */
export type ArticleEditions = readonly (readonly SearchedEdition[])[];

export const articlesShape: CachedDocuments<SearchedEdition, ArticleEditions> = {
  key: 'searched-articles-6',
  filter: '_type == "article" && defined(slug.current)',
  fields: `kind, language, "slug": slug.current, translationKey, title, version, effectiveDate, effectiveTime, effectiveZone,
    changeNote, summary, "category": category._ref, body`,
  freshMs: 15_000,
  read: (element, report) => {
    const article = parseOne(searchedArticle, element, 'article', report);
    return article && readEdition(article);
  },
  combine: (editions) => {
    const bySlug = Map.groupBy(editions, ({ document: { language, id } }) => `${language} ${id}`);
    return [...bySlug.values()].map(ofOneKind);
  },
};

/** An author of help articles cannot take the place of a legal text. */
function ofOneKind(editions: readonly SearchedEdition[]): readonly SearchedEdition[] {
  const legal = editions.filter(({ document }) => document.legal);
  return legal.length > 0 ? legal : editions;
}

function readEdition(article: SearchedArticle): SearchedEdition {
  return {
    version: article.version,
    fromMs: effectiveAtMs(article),
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

/** The texts in force at an instant, and until when they are, in epoch ms. */
export interface TextsInForce {
  readonly documents: readonly SearchedDocument[];
  readonly untilMs: number;
}

export function articlesInForce(articles: ArticleEditions, nowMs: number): TextsInForce {
  const later = articles.flat().filter(({ fromMs }) => fromMs > nowMs);
  return {
    documents: articles.flatMap((editions) => highestInForce(editions, ({ fromMs }) => fromMs, nowMs)?.document ?? []),
    untilMs: later.reduce((until, { fromMs }) => Math.min(until, fromMs), Number.POSITIVE_INFINITY),
  };
}
