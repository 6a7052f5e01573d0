import { documentsSearch, type SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import type { SearchQuery } from '#lib/search/read-query.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { articlesInForce, articlesShape } from './article-shape.ts';
import { findDocuments } from './find-documents.ts';
import { excerptOf, shownPassage } from './highlights.ts';
import type { Hit, Matched } from './language-index.ts';
import { languageOfScript } from './language-of-script.ts';
import { markableOf, marksOf } from './marks.ts';
import { fuseRanks } from './meaning/fuse-ranks.ts';
import type { MeaningIndex } from './meaning/meaning-index.ts';
import { productsShape } from './product-shape.ts';
import { createSearchIndex } from './search-index.ts';
import { synonymsShape } from './synonyms.ts';

/** Search over articles and products in all three languages. */
export function searchHandlers(deps: {
  contentCache: ContentCache;
  databaseNow: DatabaseClock;
  /** Absent: words alone. */
  meaning?: MeaningIndex | undefined;
}): readonly CallHandler[] {
  const articles = deps.contentCache.add(articlesShape);
  const products = deps.contentCache.add(productsShape);
  const synonyms = deps.contentCache.add(synonymsShape);
  const index = createSearchIndex();
  return [
    handle(documentsSearch, async ({ page, row, search, language }, visitor) => {
      const [texts, wares, words, nowMs] = await Promise.all([articles.read(), products.read(), synonyms.read(), deps.databaseNow()]);
      const documents = [...wares, ...articlesInForce(texts, nowMs)];
      await index.update(documents);
      const chosen = visitor.chosenLanguage ?? language ?? null;
      const { query, hits: byWords } = findDocuments(index, { search, chosen, synonyms: words, documents });
      deps.meaning?.update(documents);
      const near = query.weights.size === 0 ? [] : await deps.meaning?.nearest(search, chosen ?? languageOfScript(search));
      const hits = fuseRanks(byWords, near ?? []);
      const rows = hits.slice((page - 1) * row, page * row);
      return answered({
        items: rows.map((hit) => ({ linkData: JSON.stringify(searchLinkOf(hit, query)) })),
        aggsInfo: { all: hits.length },
      });
    }),
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
