import { centreAddress, ownCentre } from '#lib/account/centre-pages.ts';
import { languages, localizePath } from '#lib/language/languages.ts';

/** Where the welcome leads by itself. */
export const defaultTarget = centreAddress('console');

/** The account centre's pages that the welcome may lead to. */
const accountPages = [defaultTarget, ownCentre];

/** The site's own pages that a visitor may have been on the way to, without a language. */
const sitePages = [
  '/product/vps',
  '/product/vps-buy',
  '/ac/coupon',
  '/activity/pintuan/vps',
  '/activity/pintuan/cvm',
  '/activate',
  '/activate/2',
  '/activate/3',
] as const;

/** No server is asked here; only the path of the address counts. */
const anyOrigin = 'https://site.invalid';

/** Where a welcome leads: the `url` of its query where that is a page of the list, with its own query; else the console. */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('url');
  return wanted === null ? defaultTarget : listedTarget(wanted);
}

function listedTarget(wanted: string): string {
  // a browser drops tabs and line ends and reads backslashes as slashes: none of them has a place in a path of ours
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, anyOrigin)) return defaultTarget;
  const { origin, pathname, search } = new URL(wanted, anyOrigin);
  return origin === anyOrigin && isListed(pathname) ? `${pathname}${search}` : defaultTarget;
}

const isListed = (path: string): boolean =>
  accountPages.some((page) => page === path) ||
  languages.some((language) => sitePages.some((page) => localizePath(page, language) === path));

/** What the visitor is told about a target. */
export type TargetKind = 'console' | 'account' | 'site';

export function kindOfTarget(target: string): TargetKind {
  if (target === defaultTarget || target.startsWith(`${defaultTarget}?`)) return 'console';
  return target.startsWith(ownCentre) ? 'account' : 'site';
}
