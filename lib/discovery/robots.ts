/** Nothing to index: calls, the account centre, the Studio and the lake. Assets stay open, for pages are rendered with them. */
const closed = ['/api/', '/myDoc/', '/ucenter/', '/studio', '/lake/'];

/** Pictures of shared links and of pages lie below closed paths. */
const open = ['/api/share/', '/lake/images/'];

/** What robots may read, and where the sitemap is. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
