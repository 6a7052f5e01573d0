import { categoriesQuery, categorySchema } from '#lib/content/queries/category-query.ts';
import type { TextLink } from '#lib/content/values/localised.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { categoryPath } from '../help-tree.ts';
import { readHotTerms } from './read-hot-terms.ts';

export interface DocumentSearchContent {
  /** The search word of the address, if the page was rendered for one. */
  readonly word: string | null;
  /** Popular searches. */
  readonly hotTerms: readonly string[];
  /** The subjects of the documentation, for those who would rather browse than search. */
  readonly subjects: readonly TextLink[];
}

/** Loads what the document search page shows besides results: popular searches and the subjects. */
export async function loadDocumentSearch(
  { source, language }: PageRequest,
  word: string | null,
): Promise<PageAnswer<DocumentSearchContent>> {
  const [hotTerms, categoryAnswer] = await Promise.all([readHotTerms({ source, language }), source.ask(categoriesQuery)]);
  const subjects = parseEach(categorySchema, categoryAnswer, 'category').flatMap(({ slug, name, parent }): TextLink[] => {
    const label = name[language];
    return parent === null && label ? [{ label, href: categoryPath(slug) }] : [];
  });
  return { kind: 'page', content: { word, hotTerms, subjects }, changesAt: [] };
}
