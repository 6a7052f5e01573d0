const base = 'http://site.invalid';

/** A preview may only open a path of this site, with its query; anything else becomes the home page. */
export function previewTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
