import { hotTermSchema, hotTermsQuery } from '#lib/content/queries/hot-term-query.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';

/** Popular searches in the page's language, without duplicates. */
export async function readHotTerms({ source, language }: Pick<PageRequest, 'source' | 'language'>): Promise<readonly string[]> {
  const terms = parseEach(hotTermSchema, await source.ask(hotTermsQuery), 'hotTerm').flatMap(({ term }) => term[language] ?? []);
  return [...new Set(terms)];
}
