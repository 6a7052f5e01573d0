import { z } from 'zod';
import { articleEditionSchema, editionFields, type ArticleEdition } from '#lib/content/queries/article-query.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { instant } from '#lib/content/instants.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { languages } from '#lib/language/languages.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';

const freshMs = 1_000;

/** Versions of the terms of service, in all languages. */
export const termsShape: CachedQuery<readonly ArticleEdition[]> = {
  key: 'terms-of-service-1',
  query: `*[_type == "article" && kind == "legal" && slug.current == "tos"] | order(_id asc)[0...200]{${editionFields}}`,
  freshMs,
  read: (elements, report) => parseEach(articleEditionSchema, elements, 'article', report),
};

/** The versions in force at an instant: one per language, mostly the same. */
export const versionsInForce = (editions: readonly ArticleEdition[], nowMs: number): number[] =>
  languages.flatMap(
    (language) =>
      editionInForce(
        editions.filter((edition) => edition.language === language),
        nowMs,
      )?.version ?? [],
  );

/** Default time after which an unpaid order closes. */
const usualHours = 3;
const hoursAtMost = 14 * 24;

const sellingSettings = z.object({ unpaidOrderTtlHours: z.number().positive().max(hoursAtMost).nullish().catch(null) });

/** For how many hours an order waits for payment. */
export const hoursToPayShape: CachedQuery<number> = {
  key: 'hours-to-pay-1',
  query: '*[_type == "siteSettings"][0...1]{_id, unpaidOrderTtlHours}',
  freshMs,
  read: (elements, report) => parseEach(sellingSettings, elements, 'siteSettings', report)[0]?.unpaidOrderTtlHours ?? usualHours,
};

const corrections = z.object({ pricesCorrectedAt: instant.catch(null) });

/** When prices were last published as a correction, epoch ms; null: never. */
export const pricesCorrectedShape: CachedQuery<number | null> = {
  key: 'prices-corrected-1',
  query: '*[_type == "siteSettings"][0...1]{_id, pricesCorrectedAt}',
  freshMs,
  read: (elements, report) => parseEach(corrections, elements, 'siteSettings', report)[0]?.pricesCorrectedAt ?? null,
};
