import * as z from 'zod/mini';
import { listPagesAtMost } from '#lib/announcements/announcement-paths.ts';
import { publishedSource } from '#lib/content/content-source.ts';
import { findEditions } from '#lib/content/look-ups/find-editions.ts';
import { activityPageSlugsQuery } from '#lib/content/queries/activity-page-query.ts';
import { helpBelowQuery } from '#lib/content/queries/help-query.ts';
import { createAnsweredNotices, type NoticeDeps } from './answer-content-notice.ts';
import { findPageCache } from './page-cache-registry.ts';
import type { EditionAddress } from './plan-refresh.ts';
import { refreshRedirects } from './redirect-refresh.ts';
import { revalidateAddress } from './revalidate-address.ts';

const environment = z.object({ CONTENT_WEBHOOK_SECRET: z.string().check(z.minLength(16)) });

const answered = createAnsweredNotices();

/** The site's implementation of answering content notices; `render` renders one address. */
export function siteNoticeDeps(render: (address: string) => Promise<void>): NoticeDeps {
  const { CONTENT_WEBHOOK_SECRET: secret } = environment.parse(process.env);
  return {
    secret,
    now: () => new Date(),
    answered,
    editionsOf,
    articlesBelow,
    activityPages,
    // without a page cache nothing is old; with one, an address that nobody requested costs a look-up
    announcementListPages: findPageCache() ? listPagesAtMost : 1,
    countChange: async () => findPageCache()?.countChange() ?? 0,
    revalidate: (address, changeCount) => revalidateAddress(address, changeCount, { render, pages: findPageCache() }),
    dropAllPages: async () => findPageCache()?.dropAll(),
    refreshRedirects,
    evictFromEdge: async (addresses) => findPageCache()?.evictFromEdge(addresses),
  };
}

const editionsOf = (slug: string): Promise<EditionAddress[]> => findEditions(publishedSource().ask, slug);

const slugs = z.array(z.string());

const articlesBelow = async (id: string): Promise<string[]> => slugs.parse(await publishedSource().ask(helpBelowQuery, { id }));

const activityPages = async (): Promise<string[]> => slugs.parse(await publishedSource().ask(activityPageSlugsQuery));
