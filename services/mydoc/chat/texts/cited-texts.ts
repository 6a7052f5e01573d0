import { z } from 'zod';
import { articleEditionSchema } from '#lib/content/queries/article-query.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { effectiveFrom, type EffectiveFrom } from '#lib/content/effective-instant.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import type { Language } from '#lib/language/languages.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import type { CachedQuery } from '#services/mydoc/content-cache/cached-query.ts';
import { readSections, type TextSection } from './text-units.ts';

/** A published text in one language, as answers quote it. */
export interface CitedText {
  readonly slug: string;
  readonly language: Language;
  readonly legal: boolean;
  readonly title: string;
  readonly link: string;
  readonly version: number;
  /** Of the document in the CMS. */
  readonly revision: string;
  readonly sections: readonly TextSection[];
}

interface Edition extends EffectiveFrom {
  readonly version: number;
  readonly text: CitedText;
}

export type CitedEditions = readonly (readonly Edition[])[];

const citedArticle = articleEditionSchema.extend({
  _rev: z.string().min(1).nullish(),
  summary: z
    .string()
    .nullish()
    .transform((value) => cleanText(value ?? '')),
  body: z.unknown(),
});

export const citedTextsShape: CachedQuery<CitedEditions> = {
  key: 'cited-texts-1',
  query: `*[_type == "article" && defined(slug.current)] | order(kind desc, _id asc)[0...2000]{
    _id, _rev, kind, language, "slug": slug.current, translationKey, title, version, effectiveDate, effectiveTime, effectiveZone,
    changeNote, summary, body
  }`,
  freshMs: 15_000,
  read: (elements, report) => {
    const articles = parseEach(citedArticle, elements, 'article', report);
    const bySlug = Map.groupBy(articles, ({ language, slug }) => `${language} ${slug}`);
    return [...bySlug.values()].map((all) => {
      const legal = all.filter(({ kind }) => kind === 'legal');
      // an author of help articles cannot take the place of a legal text
      return (legal.length > 0 ? legal : all).map(readEdition);
    });
  },
};

const readEdition = (article: z.infer<typeof citedArticle>): Edition => ({
  ...effectiveFrom(article),
  version: article.version,
  text: {
    slug: article.slug,
    language: article.language,
    legal: article.kind === 'legal',
    title: cleanText(article.title),
    link: localizeHref(`/doc/article/${article.slug}`, article.language),
    version: article.version,
    revision: article._rev ?? `${article._id} ${article.version}`,
    sections: readSections(article.summary, article.body),
  },
});

/** The texts in force at an instant. */
export const textsInForce = (editions: CitedEditions, nowMs: number): readonly CitedText[] =>
  editions.flatMap((all) => editionInForce(all, nowMs)?.text ?? []);
