import { footerLinksSearch, reviewSummary, seoSearch, serverClock, statisticsScriptsSearch } from '#lib/contracts/calls/site-calls.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused } from '../envelope/refusal.ts';
import type { ContentCache } from '../content-cache/cached-query.ts';
import { localizeHref } from '#lib/language/localize-href.ts';
import { isPageId, pageSeoShape, previewImage } from './page-seo.ts';
import { footerLinksShape, reviewShape, statisticsScriptsShape } from './site-lists.ts';

/** SEO data, statistics scripts, footer links and the review summary, exactly as in the CMS. */
export function siteHandlers(deps: {
  contentCache: ContentCache;
  pictureBase: string;
  databaseNow: DatabaseClock;
}): readonly CallHandler[] {
  const pages = deps.contentCache.add(pageSeoShape);
  const scripts = deps.contentCache.add(statisticsScriptsShape);
  const links = deps.contentCache.add(footerLinksShape);
  const review = deps.contentCache.add(reviewShape);

  return [
    handle(seoSearch, async ({ pageID, language }) => {
      if (!isPageId(pageID)) return refused('doesNotExist', { field: 'pageID' });
      const page = (await pages.read()).get(pageID);
      const [title, description] = [page?.title[language], page?.description[language]];
      if (!page || !title || !description) return answered({});
      const keywords = page.keywords[language];
      const image = previewImage(page, deps.pictureBase);
      return answered({ title, description, ...(keywords ? { keywords } : {}), ...(image ? { image } : {}) });
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
