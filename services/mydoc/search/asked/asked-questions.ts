import { z } from 'zod';
import { parseEach, parseOne } from '#lib/content/values/parse-each.ts';
import { stegaFree } from '#lib/content/values/stega-free.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import type { CachedDocuments } from '#services/mydoc/content-cache/cached-documents.ts';

/** What readers ask that a section answers, in their words, as editors wrote it down. */
export interface AskedSection {
  /** The key that the translations and versions of its article share; null: no text answers these. */
  readonly article: string | null;
  readonly language: Language;
  /** Null: the opening. */
  readonly heading: string | null;
  readonly questions: readonly string[];
}

export type AskedQuestions = Readonly<Record<Language, readonly AskedSection[]>>;

const askedArticle = z.object({
  article: z.nullable(stegaFree(z.string().min(1))),
  isOfArticle: z.boolean(),
  language: stegaFree(z.enum(languages)),
  sections: z.unknown(),
});

const askedSection = z.object({
  heading: z.nullish(stegaFree(z.string())).transform((heading) => heading?.trim() || null),
  questions: z.array(stegaFree(z.string().min(1))),
});

export const askedQuestionsShape: CachedDocuments<readonly AskedSection[], AskedQuestions> = {
  key: 'reader-questions-1',
  filter: '_type == "readerQuestions"',
  // the key of an article never changes, unlike its address
  fields: `language, "isOfArticle": defined(article), "article": coalesce(article->translationKey, article->slug.current),
    sections[]{heading, questions}`,
  freshMs: 15_000,
  read: (element, report) => {
    const found = parseOne(askedArticle, element, 'readerQuestions', report);
    if (!found) return null;
    const { article, language, isOfArticle } = found;
    // the article was deleted
    if (isOfArticle && article === null) return [];
    return parseEach(askedSection, Array.isArray(found.sections) ? found.sections : [], 'readerQuestions', report).map((section) => ({
      article,
      language,
      ...section,
    }));
  },
  combine: (documents) => {
    const all = documents.flat();
    const of = (language: Language): AskedSection[] => all.filter((section) => section.language === language);
    return { en: of('en'), zh: of('zh'), ja: of('ja') };
  },
};
