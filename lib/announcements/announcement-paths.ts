import type { AnnouncementKind } from '#lib/content/queries/announcement-query.ts';

/** What the list can be narrowed to, as its address says it; `all` has no word in it. */
export const announcementFilters = ['all', 'notice', 'activity'] as const;

export type AnnouncementFilter = (typeof announcementFilters)[number];

/** The kinds that a filter keeps. */
export const kindsOfFilter = { all: ['Notice', 'Activity'], notice: ['Notice'], activity: ['Activity'] } as const satisfies Record<
  AnnouncementFilter,
  readonly AnnouncementKind[]
>;

export const announcementListPath = (filter: AnnouncementFilter): string =>
  filter === 'all' ? '/doc/announce' : `/doc/announce/${filter}`;

/** The filter that an address names; null for any other word. */
export function readAnnouncementFilter(segment: unknown): AnnouncementFilter | null {
  return segment === 'notice' || segment === 'activity' ? segment : null;
}

export const announcementPath = (id: string): string => `/doc/announce/detail/${id}`;

/** The place on the list that says why a visitor was sent there. */
export const notTranslatedId = 'not-translated';

const idPattern = /^[a-z0-9][a-z0-9_-]{0,127}$/i;

/** The id that an address names; null for what no announcement is called, a draft's id included. */
export function readAnnouncementId(segment: unknown): string | null {
  return typeof segment === 'string' && idPattern.test(segment) ? segment : null;
}
