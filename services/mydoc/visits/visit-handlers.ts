import { mostReadSearch } from '#lib/contracts/calls/most-read-call.ts';
import { countVisit } from '#lib/contracts/calls/visitor-calls.ts';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import type { ArticleReads } from './article-reads.ts';
import { helpInForce, helpShape } from './help-shape.ts';
import { isVisit } from './is-visit.ts';
import { mostReadOf } from './most-read.ts';
import { readArticleIn, visitedPage } from './visited-page.ts';
import type { VisitTally } from './visit-tally.ts';

interface VisitDeps {
  readonly tally: VisitTally;
  readonly reads: ArticleReads;
  readonly contentCache: ContentCache;
  readonly databaseNow: DatabaseClock;
}

/** The visit counter and what it shows readers: a page or an article and a day, nothing about the visitor. */
export function visitHandlers({ tally, reads, contentCache, databaseNow }: VisitDeps): readonly CallHandler[] {
  const help = contentCache.add(helpShape);
  const readIn = {
    en: cachedValue(() => reads.mostRead('en')),
    zh: cachedValue(() => reads.mostRead('zh')),
    ja: cachedValue(() => reads.mostRead('ja')),
  };
  return [
    handle(countVisit, async (_input, visitor) => {
      if (!isVisit(visitor)) return answered({});
      const referer = visitor.header('referer');
      const article = readArticleIn(referer, visitor.host);
      // an address that somebody made up would be a row of its own
      const exists =
        article !== null && (await help.read()).some(({ slug, language }) => slug === article.slug && language === article.language);
      await Promise.all([tally.count(visitedPage(referer, visitor.host)), exists ? reads.count(article) : null]);
      return answered({});
    }),
    handle(mostReadSearch, async ({ language, row }) => {
      const [editions, read, nowMs] = await Promise.all([help.read(), readIn[language].read(), databaseNow()]);
      return answered(mostReadOf(helpInForce(editions, language, nowMs), read, language, row));
    }),
  ];
}
