import type { AnnouncementKind } from '#lib/content/queries/announcement-query.ts';

/** The list's filters, as in its address; `all` is not written there. */
export const announcementFilters = ['all', 'notice', 'activity'] as const;

export type AnnouncementFilter = (typeof announcementFilters)[number];

/** The kinds that a filter includes. */
export const kindsOfFilter = { all: ['Notice', 'Activity'], notice: ['Notice'], activity: ['Activity'] } as const satisfies Record<
  AnnouncementFilter,
  readonly AnnouncementKind[]
>;

export const announcementListPath = (filter: AnnouncementFilter): string =>
  filter === 'all' ? '/doc/announce' : `/doc/announce/${filter}`;

/** The filter named in an address; null for any other word. */
export function readAnnouncementFilter(segment: unknown): AnnouncementFilter | null {
  return segment === 'notice' || segment === 'activity' ? segment : null;
}

export const announcementPath = (id: string): string => `/doc/announce/detail/${id}`;

/** The fragment on the list that explains why a visitor was redirected there. */
export const notTranslatedId = 'not-translated';

const idPattern = /^[a-z0-9][a-z0-9_-]{0,127}$/i;

/** The id in an address; null for what cannot be an announcement's id, such as a draft's. */
export function readAnnouncementId(segment: unknown): string | null {
  return typeof segment === 'string' && idPattern.test(segment) ? segment : null;
}
