import { sameSitePath } from './login-address.ts';

const longestPath = 2_000;

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
