import { hotTermSchema, hotTermsQuery } from '#lib/content/queries/hot-term-query.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { parseEach, type ReportLeftOut } from '#lib/content/values/parse-each.ts';
import type { Language } from '#lib/language/languages.ts';

/** Popular searches in the page's language, without duplicates. */
export const readHotTerms = async ({ source, language }: Pick<PageRequest, 'source' | 'language'>): Promise<readonly string[]> =>
  hotTermsIn(await source.ask(hotTermsQuery), language);

/** The popular searches in an answer to `hotTermsQuery`. */
export function hotTermsIn(answer: unknown, language: Language, report?: ReportLeftOut): readonly string[] {
  return [...new Set(parseEach(hotTermSchema, answer, 'hotTerm', report).flatMap(({ term }) => term[language] ?? []))];
}
