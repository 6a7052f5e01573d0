import { announcementFilters, announcementListPath } from '#lib/announcements/announcement-paths.ts';
import { pageIds, serviceSegments } from '#lib/language/routes.ts';

const steps = ['1', '2', '3'];

const pagesOfTheSite: ReadonlySet<string> = new Set([
  '/',
  ...pageIds.filter((pageId) => pageId !== 'index').map((pageId) => `/${pageId}`),
  ...announcementFilters.map((filter) => announcementListPath(filter)),
  ...steps.map((step) => `/activate/${step}`),
  '/product/vps-buy/confirm',
  '/product/vps-buy/order',
  '/product/vps-buy/withdraw',
]);

/** Paths that the services answer at any depth, and searches for any word. */
const openEnded = [...serviceSegments.map((segment) => `/${segment}/`), '/doc/search/'];

/** Whether an address of this site, without language, query and fragment, leads somewhere whatever is published. */
export const isFixedAddress = (path: string): boolean => pagesOfTheSite.has(path) || openEnded.some((start) => path.startsWith(start));
