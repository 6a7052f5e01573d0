import { asRecord } from '../../../cms-schemas/rules/verdict.ts';
import { announcementFilters, announcementListPath, announcementPath } from '../../../lib/announcements/announcement-paths.ts';
import { activityPagePath } from '../../../lib/content/activity-pages.ts';
import { articlePath, articleVersionPath } from '../../../lib/content/article-paths.ts';
import { pageIds, serviceSegments } from '../../../lib/language/routes.ts';

const steps = ['1', '2', '3'];

const pagesOfTheSite = [
  '/',
  ...pageIds.filter((pageId) => pageId !== 'index').map((pageId) => `/${pageId}`),
  ...announcementFilters.map((filter) => announcementListPath(filter)),
  ...steps.map((step) => `/activate/${step}`),
  '/product/vps-buy/confirm',
];

/** Paths that the services answer at any depth, and searches for any word. */
const openEnded = [...serviceSegments.map((segment) => `/${segment}/`), '/doc/search/'];

/** Whether an address of this site, without language, query and fragment, leads to published content. */
export function knownAddresses(documents: readonly unknown[]): (path: string) => boolean {
  const known = new Set([...pagesOfTheSite, ...documents.flatMap(addressesOf)]);
  return (path) => known.has(path) || openEnded.some((start) => path.startsWith(start));
}

function addressesOf(document: unknown): string[] {
  const { _id, _type, slug, version, from } = asRecord(document);
  const current = String(asRecord(slug).current);
  if (_type === 'article') return [articlePath(current), articleVersionPath(current, Number(version))];
  if (_type === 'activityPage') return [activityPagePath(current)];
  if (_type === 'announcement') return [announcementPath(String(_id))];
  return _type === 'redirect' ? [String(from)] : [];
}
