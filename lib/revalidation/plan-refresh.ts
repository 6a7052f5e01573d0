import { announcementFilters, announcementListPath } from '#lib/announcements/announcement-paths.ts';
import { activityPagePath } from '#lib/content/activity-pages.ts';
import { isDocumentType } from '#lib/content/document-types.ts';
import { articlePath, articleVersionPath } from '#lib/content/article-paths.ts';
import { languages, localizePath } from '#lib/language/languages.ts';
import type { SummaryChange } from './document-summary.ts';
import type { Refresh } from './manifest-entry.ts';
import { revalidationManifest } from './manifest.ts';

/** Pages that a change makes stale; a type that no page shows makes none. */
export function planRefresh(change: SummaryChange): readonly Refresh[] {
  const type = (change.after ?? change.before)?._type;
  if (!isDocumentType(type)) return [];
  const planned = revalidationManifest[type].refreshes(change);
  const byIdentity = new Map(planned.map((refresh) => [JSON.stringify(refresh), refresh]));
  return [...byIdentity.values()];
}

/** A slug may contain anything; one that is no plain path has no page. */
const addressable = /^\/[\w\-./~]*$/;

/** One version of an article in one language, as far as its address depends on it. */
export interface EditionAddress {
  slug: string;
  version: number;
}

/** Look-ups for the addresses of a plan. */
export interface AddressLookups {
  /** An article's versions and translations. */
  editionsOf: (slug: string) => Promise<readonly EditionAddress[]>;
  /** The slugs of the help articles in a category and below it. */
  articlesBelow: (categoryId: string) => Promise<readonly string[]>;
  /** The slugs of editors' own pages. */
  activityPages: () => Promise<readonly string[]>;
  /** Up to which page the lists of announcements may have been rendered. */
  announcementListPages: number;
}

/** The exact addresses of a plan, in every language. */
export async function addressesOf(
  refreshes: readonly Refresh[],
  { editionsOf, articlesBelow, activityPages, announcementListPages }: AddressLookups,
): Promise<readonly string[]> {
  const paths: string[] = [];
  const slugs = new Set<string>();
  for (const refresh of refreshes) {
    if (refresh.kind === 'path') paths.push(refresh.path);
    if (refresh.kind === 'further-announcements') paths.push(...furtherAnnouncements(announcementListPages));
    if (refresh.kind === 'activity-pages') paths.push(...(await activityPages()).map(activityPagePath));
    if (refresh.kind === 'article') slugs.add(refresh.slug);
    if (refresh.kind === 'category') for (const slug of await articlesBelow(refresh.id)) slugs.add(slug);
  }
  for (const wanted of slugs) {
    paths.push(articlePath(wanted));
    for (const { slug, version } of await editionsOf(wanted)) paths.push(articlePath(slug), articleVersionPath(slug, version));
  }
  return [...new Set(paths)]
    .filter((path) => addressable.test(path))
    .flatMap((path) => languages.map((language) => localizePath(path, language)));
}

const furtherAnnouncements = (pages: number): string[] =>
  announcementFilters.flatMap((filter) =>
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => announcementListPath(filter, index + 2)),
  );
