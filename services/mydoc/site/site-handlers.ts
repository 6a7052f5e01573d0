import { footerLinksSearch, reviewSummary, seoSearch, serverClock, statisticsScriptsSearch } from '#lib/contracts/calls/site-calls.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused } from '../envelope/refusal.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { isOpen } from '#lib/content/time-window.ts';
import { ownPagesShape } from './own-pages.ts';
import { isPageId, ownPageTexts, pageSeoShape, pageTexts } from './page-seo.ts';
import { footerLinksShape, reviewShape, statisticsScriptsShape } from './site-lists.ts';

/** SEO data, statistics scripts, footer links and the review summary, exactly as in the CMS. */
export function siteHandlers(deps: {
  contentCache: ContentCache;
  pictureBase: string;
  databaseNow: DatabaseClock;
}): readonly CallHandler[] {
  const pages = deps.contentCache.add(pageSeoShape);
  const ownPages = deps.contentCache.add(ownPagesShape);
  const scripts = deps.contentCache.add(statisticsScriptsShape);
  const links = deps.contentCache.add(footerLinksShape);
  const review = deps.contentCache.add(reviewShape);

  return [
    handle(seoSearch, async ({ pageID, language }) => {
      if (isPageId(pageID)) return answered(pageTexts((await pages.read()).get(pageID), language, deps.pictureBase));
      const own = (await ownPages.read()).get(pageID);
      const isShown = own !== undefined && isOpen(own, await deps.databaseNow());
      return isShown ? answered(ownPageTexts(own, language, deps.pictureBase)) : refused('doesNotExist', { field: 'pageID' });
    }),
    handle(statisticsScriptsSearch, async ({ domain, language }) => {
      const host = domain.toLowerCase().replace(/:\d{1,5}$/, '');
      const wanted = (await scripts.read()).filter(
        (script) => script.enabled === true && script.languages.includes(language) && (script.domain === null || script.domain === host),
      );
      return answered(wanted.map(({ vendor, vendorId, category }) => ({ vendor, id: vendorId, category })));
    }),
    handle(footerLinksSearch, async ({ language: asked }, visitor) => {
      const language = asked ?? visitor.language;
      const named = (await links.read()).flatMap(({ name, href }) => {
        const text = name[language];
        return text ? [{ name: text, link: localizeHref(href, language) }] : [];
      });
      return answered(named);
    }),
    handle(serverClock, async () => answered({ nowMs: Math.round(await deps.databaseNow()) })),
    handle(reviewSummary, async () => answered({ ...(await review.read()) })),
  ];
}
