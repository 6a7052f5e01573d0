import { termsSlug } from '#lib/content/article-paths.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { articleEditionSchema, editionFields, type ArticleEdition } from '#lib/content/queries/article-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { languages } from '#lib/language/languages.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

const freshMs = 1_000;

/** Every version of the terms of service, in all languages. */
export const tosShape: CachedQuery<readonly ArticleEdition[]> = {
  key: 'terms-of-service-2',
  query: `*[_type == "article" && kind == "legal" && slug.current == "${termsSlug}"] | order(_id asc)[0...200]{${editionFields}}`,
  freshMs,
  read: (elements, report) => parseEach(articleEditionSchema, elements, 'article', report),
};

/** The versions of the terms of service that are in force at an instant: one per language, mostly the same. */
export const tosVersionsInForce = (editions: readonly ArticleEdition[], nowMs: number): number[] =>
  languages.flatMap(
    (language) =>
      editionInForce(
        editions.filter((edition) => edition.language === language),
        nowMs,
      )?.version ?? [],
  );
