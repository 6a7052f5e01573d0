import { sameSitePath } from './login-address.ts';

const longestPath = 2_000;

/**
 * The return path in a `url` parameter, safe for a Location header; null for anything but a path of this site, also if it only becomes
 * another site's once its dots are resolved (`/.//host`).
 */
export function returnPath(url: string | null | undefined): string | null {
  if (!url || url.length > longestPath || !sameSitePath.test(url)) return null;
  const resolved = URL.parse(url, 'http://site.invalid');
  if (!resolved || resolved.origin !== 'http://site.invalid') return null;
  const path = `${resolved.pathname}${resolved.search}${resolved.hash}`;
  return sameSitePath.test(path) ? path : null;
}
