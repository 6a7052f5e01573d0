import { centreAddress } from '#lib/account/centre-pages.ts';

/** One slash, and no second one or backslash that a browser would read as another origin; whole characters only. */
const sameSitePath = /^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u;

const longestPath = 2_000;

/** The account site's log-in, which comes back to `path`; anything but a path of this site comes back to the home page. `login`: the log-in's address where settings name another. */
export function loginAddress(path: string, login: string = centreAddress('logIn')): string {
  return `${login}&url=${encodeURIComponent(sameSitePath.test(path) ? path : '/')}`;
}

/**
 * The path that a `url` parameter leads back to, as it goes into a Location header; null for anything that is no path of this site,
 * also where it only becomes another site's once its dots are resolved (`/.//host`).
 */
export function returnPath(url: string | null | undefined): string | null {
  if (!url || url.length > longestPath || !sameSitePath.test(url)) return null;
  const resolved = URL.parse(url, 'http://site.invalid');
  if (!resolved || resolved.origin !== 'http://site.invalid') return null;
  const path = `${resolved.pathname}${resolved.search}${resolved.hash}`;
  return sameSitePath.test(path) ? path : null;
}
