import type { AnnouncementRow } from '#lib/announcements/announcement-row.ts';
import { announcementListPath, type AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import type { AnnouncementKind } from '#lib/content/queries/announcement-query.ts';
import { feedPathOf } from './feed-path.ts';
import { rssFeed, type RssChannel } from './rss.ts';

/** The announcements in a feed, newest first; readers keep those they have seen. */
export const announcementsInFeed = 50;

export interface FeedFacts extends Pick<RssChannel, 'siteUrl' | 'language' | 'title' | 'description'> {
  /** Which kinds the feed holds. */
  readonly filter: AnnouncementFilter;
  /** The name of each kind in the language. */
  readonly kinds: Readonly<Record<AnnouncementKind, string>>;
}

/** Released announcements as RSS 2.0, in the order given, in one language. */
export const announcementFeed = (rows: readonly AnnouncementRow[], { filter, kinds, ...channel }: FeedFacts): string =>
  rssFeed(
    { ...channel, page: announcementListPath(filter), self: feedPathOf(filter) },
    rows.map(({ href, title, kind, summary, releasedAtMs, editedAtMs }) => ({
      path: href,
      title,
      category: kinds[kind],
      description: summary,
      publishedAtMs: releasedAtMs,
      editedAtMs,
    })),
  );
