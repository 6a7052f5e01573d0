/** Nothing to index: calls, the account centre, the Studio and the lake. Assets stay allowed, since pages are rendered with them. */
const closed = ['/api/', '/myDoc/', '/ucenter/', '/studio', '/lake/'];

/** Pictures of shared links and of pages are below disallowed paths. */
const open = ['/api/share/', '/lake/images/'];

/** What crawlers may read, and where the sitemap is. */
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
