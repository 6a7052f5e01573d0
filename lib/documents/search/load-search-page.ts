import type { TextLink } from '#lib/content/values/localised.ts';
import { newestFirst } from '#lib/content/newest-first.ts';
import type { PageAnswer, PageRequest } from '#lib/page/page-request.ts';
import { askMostRead, type AskMostRead } from '../ask-most-read.ts';
import { articleLink, mostReadChangesAt, mostReadLinks } from '../most-read-links.ts';
import { readHelp } from '../read-help.ts';
import { loadDocumentSearch, type DocumentSearchContent } from './load-document-search.ts';

export interface SearchPageContent extends DocumentSearchContent {
  /** Articles for readers whose search found nothing. */
  readonly toRead: ReadingList;
}

/** What is read most, or what is new while too little was read. */
export interface ReadingList {
  readonly kind: 'most-read' | 'newest';
  readonly links: readonly TextLink[];
}

const toReadAtMost = 5;

/** Loads the search page: what leads to articles without a search, and articles for readers whose search found nothing. */
export async function loadSearchPage(
  request: PageRequest,
  word: string | null,
  ask: AskMostRead = askMostRead,
): Promise<PageAnswer<SearchPageContent>> {
  const [answer, help, read] = await Promise.all([
    loadDocumentSearch(request, word),
    readHelp(request),
    ask(request.language, toReadAtMost),
  ]);
  if (answer.kind !== 'page') return answer;
  const mostRead = mostReadLinks(read, help, request.language);
  const toRead: ReadingList =
    mostRead.length > 0
      ? { kind: 'most-read', links: mostRead }
      : { kind: 'newest', links: help.articles.toSorted(newestFirst).slice(0, toReadAtMost).map(articleLink) };
  return { kind: 'page', content: { ...answer.content, toRead }, changesAt: [...help.changesAt, mostReadChangesAt(read, request.nowMs)] };
}
