import { centreAddress, ownCentre } from '#lib/account/centre-pages.ts';
import { languages, localizePath } from '#lib/language/languages.ts';

/** The default target of the welcome page. */
export const defaultTarget = centreAddress('console');

/** The account centre pages that the welcome page may redirect to. */
const accountPages = [defaultTarget, ownCentre];

/** Our own pages that a visitor may have come from, without a language. */
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

/** A base for parsing only; just the path of the address counts. */
const anyOrigin = 'https://site.invalid';

/** The target of the welcome page: the `url` of its query if that is a listed page, with its own query; else the console. */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get('url');
  return wanted === null ? defaultTarget : listedTarget(wanted);
}

function listedTarget(wanted: string): string {
  // a browser drops tabs and line ends and reads backslashes as slashes: none of them belongs in our paths
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(wanted) || !URL.canParse(wanted, anyOrigin)) return defaultTarget;
  const { origin, pathname, search } = new URL(wanted, anyOrigin);
  return origin === anyOrigin && isListed(pathname) ? `${pathname}${search}` : defaultTarget;
}

const isListed = (path: string): boolean =>
  accountPages.some((page) => page === path) ||
  languages.some((language) => sitePages.some((page) => localizePath(page, language) === path));

/** How a target is described to the visitor. */
export type TargetKind = 'console' | 'account' | 'site';

export function kindOfTarget(target: string): TargetKind {
  if (target === defaultTarget || target.startsWith(`${defaultTarget}?`)) return 'console';
  return target.startsWith(ownCentre) ? 'account' : 'site';
}
