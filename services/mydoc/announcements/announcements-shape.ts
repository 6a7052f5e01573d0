import { byPlace } from '#lib/announcements/announcement-row.ts';
import { announcementSchema, announcementsQuery, type AnnouncementDocument } from '#lib/content/queries/announcement-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

/** Every announcement, in the order in which lists show them. */
export const announcementsShape: CachedQuery<readonly AnnouncementDocument[]> = {
  key: 'announcements-2',
  query: announcementsQuery,
  freshMs: 2_000,
  read: (elements, report) => parseEach(announcementSchema, elements, 'announcement', report).toSorted(byPlace),
};
