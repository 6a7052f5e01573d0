import { documentsSearch, type SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import { lostSearches } from '#lib/contracts/calls/lost-search-calls.ts';
import type { SearchQuery } from '#lib/search/read-query.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { answered } from '../envelope/refusal.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { createDocumentSearch } from './document-search.ts';
import { excerptOf, shownPassage } from './highlights.ts';
import type { Hit, Matched } from './language-index.ts';
import { createLostSearches, type LostSearchDeps } from './lost-searches.ts';
import { markableOf, marksOf } from './marks.ts';

/** How often an address may have the CMS asked who it is. */
const editorTries = { capacity: 30, perMinute: 30 } as const;

export interface SearchHandlerDeps extends LostSearchDeps {
  readonly contentCache: ContentCache;
  readonly databaseNow: DatabaseClock;
  readonly isEditor: EditorCheck['isEditor'];
}

/** Search over articles and products in all three languages, and what was looked for in vain. */
export function searchHandlers(deps: SearchHandlerDeps): readonly CallHandler[] {
  const find = createDocumentSearch(deps);
  const lost = createLostSearches(deps, find);
  return [
    handle(documentsSearch, async (asked, visitor) => {
      const { page, row, search, language } = asked;
      const found = await find(search, visitor.chosenLanguage ?? language ?? null);
      const { query, hits, isEmpty } = found;
      const rows = hits.slice((page - 1) * row, page * row).map((hit) => searchLinkOf(hit, query));
      if (page === 1 && !asked.typing && !isEmpty) await lost.note(search, found, visitor);
      return answered({ items: rows.map((link) => ({ linkData: JSON.stringify(link) })), aggsInfo: { all: hits.length } });
    }),
    handleForEditors({ isEditor: deps.isEditor, tries: createTokenBuckets(editorTries) }, lostSearches, async () =>
      answered(await lost.list()),
    ),
  ];
}

function searchLinkOf(hit: Hit, query: SearchQuery): SearchLink {
  const { type, id, title, link, language } = hit.document;
  const matched = hit.matched();
  const markable = markableOf(query, matched);
  const passage = shownPassage(hit, matched.asked);
  const excerpt = excerptOf(passage, markable);
  const missing = missingWords(query, matched);
  return {
    type,
    id,
    title,
    link: passage.fragment === null ? link : `${link}#${passage.fragment}`,
    language,
    ...(excerpt ? { highlights: [excerpt.text] } : {}),
    marks: { title: marksOf(title, markable), highlights: excerpt ? [excerpt.marks] : [] },
    ...(missing.length > 0 ? { missing } : {}),
  };
}

/** The words of a search that a document has in no form. */
const missingWords = ({ words }: SearchQuery, { asked, replaced }: Matched): string[] =>
  words.filter(({ terms }) => terms.length > 0 && !terms.some((term) => asked.has(term) || replaced.has(term))).map(({ text }) => text);
