const base = 'http://site.invalid';

/** Where a preview may lead: a path of this site, with its query; anything else is the home page. */
export function previewTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
