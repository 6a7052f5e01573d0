import type { AnnouncementKind } from '#lib/content/queries/announcement-query.ts';

/** The list's filters, as in its address; `all` is not written there. */
export const announcementFilters = ['all', 'notice', 'activity'] as const;

export type AnnouncementFilter = (typeof announcementFilters)[number];

/** The kinds that a filter includes. */
export const kindsOfFilter = { all: ['Notice', 'Activity'], notice: ['Notice'], activity: ['Activity'] } as const satisfies Record<
  AnnouncementFilter,
  readonly AnnouncementKind[]
>;

/** A list is at most this many pages long; older announcements have their own addresses only. */
export const listPagesAtMost = 50;

/** The path of a list; from its second page on with the page's number. */
export function announcementListPath(filter: AnnouncementFilter, page = 1): string {
  const first = filter === 'all' ? '/doc/announce' : `/doc/announce/${filter}`;
  return page === 1 ? first : `${first}/pages/${page}`;
}

/** The filter named in an address; null for any other word. */
export function readAnnouncementFilter(segment: unknown): AnnouncementFilter | null {
  return segment === 'notice' || segment === 'activity' ? segment : null;
}

const plainNumber = /^[1-9]\d?$/;

/** The number of a list's page in an address: 1 to the last possible one, as plain digits; null for anything else. */
export function readListPage(segment: unknown): number | null {
  if (typeof segment !== 'string' || !plainNumber.test(segment)) return null;
  const page = Number(segment);
  return page <= listPagesAtMost ? page : null;
}

export const announcementPath = (id: string): string => `/doc/announce/detail/${id}`;

/** The fragment on the list that explains why a visitor was redirected there. */
export const notTranslatedId = 'not-translated';

const idPattern = /^[a-z0-9][a-z0-9_-]{0,127}$/i;

/** The id in an address; null for what cannot be an announcement's id, such as a draft's. */
export function readAnnouncementId(segment: unknown): string | null {
  return typeof segment === 'string' && idPattern.test(segment) ? segment : null;
}
