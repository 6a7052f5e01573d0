import { languages, localizePath } from '#lib/language/languages.ts';
import { pageIds, type PageId } from '#lib/language/routes.ts';

/** A page of the site, or an unknown address. */
export type VisitedPage = PageId | 'other';

const byLength = pageIds.toSorted((left, right) => right.length - left.length);
const prefixes = languages.map((language) => localizePath('/', language)).filter((prefix) => prefix !== '/');

/** The page in a Referer header; its query does not matter. */
export function visitedPage(referer: string | undefined, host: string | undefined): VisitedPage {
  if (!referer || !URL.canParse(referer)) return 'other';
  const address = new URL(referer);
  if (address.host !== host?.toLowerCase()) return 'other';
  const prefix = prefixes.find((candidate) => address.pathname === candidate || address.pathname.startsWith(`${candidate}/`)) ?? '';
  const path = address.pathname.slice(prefix.length).replace(/^\/|\/$/g, '');
  if (path === '') return 'index';
  return byLength.find((pageId) => path === pageId || path.startsWith(`${pageId}/`)) ?? 'other';
}
