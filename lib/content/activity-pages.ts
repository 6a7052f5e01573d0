import { pageIds } from '#lib/language/routes.ts';

/** Segments below /activity that belong to the site's own pages. */
export const takenActivitySlugs: readonly string[] = [
  ...new Set(pageIds.filter((pageId) => pageId.startsWith('activity/')).map((pageId) => pageId.split('/')[1] ?? '')),
];

const plainSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A page name of /myDoc has at most 64 characters. */
export const activitySlugLengthAtMost = 64 - 'activity/'.length;

/** The slug of an address below /activity; null for what cannot be one of an editor's page. */
export const readActivitySlug = (segment: unknown): string | null =>
  typeof segment === 'string' &&
  plainSlug.test(segment) &&
  segment.length <= activitySlugLengthAtMost &&
  !takenActivitySlugs.includes(segment)
    ? segment
    : null;

/** Path of an editor's own page without a language prefix; the same in each language. */
export const activityPagePath = (slug: string): string => `/activity/${slug}`;

/** The slug in the path of an editor's own page; null for any other path. */
export const slugOfActivityPage = (path: string): string | null => readActivitySlug(/^\/activity\/([^/?#]+)$/.exec(path)?.[1]);
