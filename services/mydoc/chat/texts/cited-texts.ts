import { z } from 'zod';
import { articleEditionSchema, articleTextSchema } from '#lib/content/queries/article-query.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { effectiveFrom, type EffectiveFrom } from '#lib/content/effective-instant.ts';
import { parseOne } from '#lib/content/values/parse-each.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import type { Language } from '#lib/language/languages.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import type { CachedDocuments } from '#services/mydoc/content-cache/cached-documents.ts';
import { linesOf, readSections, type TextSection } from './text-units.ts';

/** What is wrong in a published text, and what is right. */
interface Correction {
  /** A date without a time zone. */
  readonly on: string;
  readonly lines: readonly string[];
}

/** A published text in one language, as answers quote it. */
export interface CitedText {
  readonly slug: string;
  /** The key that its translations and versions share. */
  readonly article: string;
  readonly language: Language;
  readonly legal: boolean;
  readonly title: string;
  readonly link: string;
  readonly version: number;
  /** The revision of the document in the CMS. */
  readonly revision: string;
  /** Corrections that were published beside it. */
  readonly corrections: readonly Correction[];
  readonly sections: readonly TextSection[];
}

interface Edition extends EffectiveFrom {
  readonly version: number;
  readonly text: CitedText;
}

export type CitedEditions = readonly (readonly Edition[])[];

const citedArticle = z.object({
  ...articleEditionSchema.shape,
  _rev: z.string().min(1).nullish(),
  summary: z
    .string()
    .nullish()
    .transform((value) => cleanText(value ?? '')),
  body: z.unknown(),
  errata: articleTextSchema.shape.errata,
});

export const citedTextsShape: CachedDocuments<Edition, CitedEditions> = {
  key: 'cited-texts-2',
  filter: '_type == "article" && defined(slug.current)',
  fields: `kind, language, "slug": slug.current, translationKey, title, version, effectiveDate, effectiveTime, effectiveZone, changeNote,
    summary, body, errata`,
  freshMs: 15_000,
  read: (element, report) => {
    const article = parseOne(citedArticle, element, 'article', report);
    return article && readEdition(article);
  },
  combine: (editions) => {
    const bySlug = Map.groupBy(editions, ({ text: { language, slug } }) => `${language} ${slug}`);
    return [...bySlug.values()].map((all) => {
      const legal = all.filter(({ text }) => text.legal);
      // an author of help articles cannot take the place of a legal text
      return legal.length > 0 ? legal : all;
    });
  },
};

const readEdition = (article: z.infer<typeof citedArticle>): Edition => ({
  ...effectiveFrom(article),
  version: article.version,
  text: {
    slug: article.slug,
    article: article.translationKey ?? article.slug,
    language: article.language,
    legal: article.kind === 'legal',
    title: cleanText(article.title),
    link: localizeHref(`/doc/article/${article.slug}`, article.language),
    version: article.version,
    revision: article._rev ?? `${article._id} ${article.version}`,
    corrections: article.kind === 'legal' ? article.errata.map(({ on, text }) => ({ on, lines: linesOf(cleanText(text)) })) : [],
    sections: readSections(article.summary, article.body, article.language),
  },
});

/** The texts in force at an instant. */
export const textsInForce = (editions: CitedEditions, nowMs: number): readonly CitedText[] =>
  editions.flatMap((all) => editionInForce(all, nowMs)?.text ?? []);
