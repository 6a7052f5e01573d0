import { documentsSearch, type SearchLink } from '#lib/contracts/calls/reading-calls.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { articlesInForce, articlesShape } from './article-shape.ts';
import { findDocuments } from './find-documents.ts';
import { highlightsOf } from './highlights.ts';
import { productsShape } from './product-shape.ts';
import type { SearchedDocument } from './searched-document.ts';

/** Search over articles and products in all three languages. */
export function searchHandlers(deps: { contentCache: ContentCache; databaseNow: DatabaseClock }): readonly CallHandler[] {
  const articles = deps.contentCache.add(articlesShape);
  const products = deps.contentCache.add(productsShape);
  return [
    handle(documentsSearch, async ({ page, row, search, language }, visitor) => {
      const [texts, wares, nowMs] = await Promise.all([articles.read(), products.read(), deps.databaseNow()]);
      const found = findDocuments([...wares, ...articlesInForce(texts, nowMs)], search, visitor.chosenLanguage ?? language ?? null);
      const rows = found.slice((page - 1) * row, page * row);
      return answered({ items: rows.map((document) => ({ linkData: linkData(document, search) })), aggsInfo: { all: found.length } });
    }),
  ];
}

function linkData({ type, id, title, link, language, lines }: SearchedDocument, search: string): string {
  const highlights = [...highlightsOf(lines, search)];
  const data: SearchLink = { type, id, title, link, language, ...(highlights.length > 0 ? { highlights } : {}) };
  return JSON.stringify(data);
}
