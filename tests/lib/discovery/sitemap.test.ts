import { describe, expect, test } from '@jest/globals';
import { addressesPerSitemap, sitemap, sitemapEntries, sitemapPart } from '#lib/discovery/sitemap.ts';

const siteUrl = 'https://www.marlow.example';

describe('R-1 the sitemap', () => {
  test('names a page once for each language that has it, each with all of them and the last edit', () => {
    const entries = sitemapEntries(
      [{ title: null, published: { en: '/about', ja: '/about' }, editedAtMs: Date.UTC(2026, 10, 2) }],
      siteUrl,
    );
    const alternates =
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.marlow.example/about"/>' +
      '<xhtml:link rel="alternate" hreflang="ja" href="https://www.marlow.example/ja/about"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.marlow.example/about"/>';
    expect(entries).toEqual([
      `<url><loc>https://www.marlow.example/about</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod>${alternates}</url>`,
      `<url><loc>https://www.marlow.example/ja/about</loc><lastmod>2026-11-02T00:00:00.000Z</lastmod>${alternates}</url>`,
    ]);
  });

  test('has no default where English does not have the page, and no date if it is unknown', () => {
    const [entry = ''] = sitemapEntries([{ title: null, published: { zh: '/doc/article/a&b' }, editedAtMs: null }], siteUrl);
    expect(entry).not.toContain('x-default');
    expect(entry).not.toContain('lastmod');
    expect(entry).toContain('<loc>https://www.marlow.example/zh/doc/article/a&amp;b</loc>');
  });

  test('holds as many addresses as one may, and is an index of parts above that', () => {
    const full = Array.from({ length: addressesPerSitemap }, (_, index) => `<url>${index}</url>`);
    expect(sitemap(full, siteUrl)).toContain('<urlset');
    const over = [...full, '<url>last</url>'];
    expect(sitemap(over, siteUrl)).toContain('<loc>https://www.marlow.example/sitemap-2.xml</loc>');
    expect(sitemapPart(over, 2)).toContain('<url>last</url>');
    expect(sitemapPart(over, 3)).toBeNull();
  });
});
