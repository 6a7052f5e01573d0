import { z } from 'zod';
import { articleKey } from '#lib/content/article-key.ts';
import { preferLegal } from '#lib/content/prefer-legal.ts';
import { articleEditionSchema, editionFields } from '#lib/content/queries/article-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { stegaFree, cleanText } from '#lib/content/values/stega-free.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

const edition = z
  .object({
    ...articleEditionSchema.shape,
    _updatedAt: z.iso
      .datetime({ offset: true })
      .nullish()
      .transform((value) => value ?? null),
    category: z.nullish(stegaFree(z.string())).transform((value) => value ?? null),
  })
  .transform((fields) => ({ ...fields, title: cleanText(fields.title) }));

/** One document of an article: a text in one language and version. */
export type KnownEdition = z.infer<typeof edition>;

/** The published documents of each article, by its key. */
export type KnownArticles = ReadonlyMap<string, readonly KnownEdition[]>;

export const knownArticlesShape: CachedQuery<KnownArticles> = {
  key: 'known-articles-1',
  query: `*[_type == "article" && defined(slug.current)] | order(_id asc)[0...5000]{
    ${editionFields}, _updatedAt, "category": category._ref
  }`,
  freshMs: 3_000,
  read: (elements, report) => {
    const byKey = Map.groupBy(parseEach(edition, elements, 'article', report), articleKey);
    return new Map([...byKey].map(([key, editions]) => [key, preferLegal(editions)]));
  },
};
