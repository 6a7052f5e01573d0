import type { TextLink } from '#lib/content/values/localised.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import { effectiveAtMs } from '#lib/content/effective-instant.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { readHelp } from '../read-help.ts';
import { loadDocumentSearch, type DocumentSearchContent } from './load-document-search.ts';

export interface SearchPageContent extends DocumentSearchContent {
  /** Articles for whom nothing was found. */
  readonly toRead: readonly TextLink[];
}

const toReadAtMost = 5;

/** Loads the search page: what leads to articles without a search, and the newest articles for whom a search found nothing. */
export async function loadSearchPage(request: PageRequest, word: string | null): Promise<PageAnswer<SearchPageContent>> {
  const [answer, help] = await Promise.all([loadDocumentSearch(request, word), readHelp(request)]);
  if (answer.kind !== 'page') return answer;
  const newest = help.articles.toSorted((one, other) => effectiveAtMs(other) - effectiveAtMs(one)).slice(0, toReadAtMost);
  const toRead = newest.map(({ title, slug }): TextLink => ({ label: title, href: articlePath(slug) }));
  return { kind: 'page', content: { ...answer.content, toRead }, changesAt: help.changesAt };
}
