import { activityPagePath } from '#lib/content/activity-pages.ts';
import { activityPageHeadSchema, type ActivityPageHead } from '#lib/content/queries/activity-page-query.ts';
import { pictureFields } from '#lib/content/values/picture.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

/** Editors' own pages by their name as `pageID`: `activity/move-to-us`. */
export const ownPagesShape: CachedQuery<ReadonlyMap<string, ActivityPageHead>> = {
  key: 'own-pages-1',
  query: `*[_type == "activityPage" && defined(slug.current)] | order(_id desc)[0...2000]{
    _id, "slug": slug.current, heading, lead, startsAt, endsAt, seo{title, description},
    "picture": select(defined(picture.asset) => picture${pictureFields})
  }`,
  freshMs: 3_000,
  read: (elements, report) =>
    new Map(
      parseEach(activityPageHeadSchema, elements, 'activityPage', report).map((page) => [activityPagePath(page.slug).slice(1), page]),
    ),
};
