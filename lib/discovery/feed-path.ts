import { announcementListPath, type AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';

/** The path of the feed of all announcements, without language. */
export const feedPath = '/feed.xml';

/** The path of the feed of legal texts, without language. */
export const legalFeedPath = '/doc/article/feed.xml';

/** The path of a list's feed, without language: all announcements, or those of one kind. */
export const feedPathOf = (filter: AnnouncementFilter): string =>
  filter === 'all' ? feedPath : `${announcementListPath(filter)}${feedPath}`;
