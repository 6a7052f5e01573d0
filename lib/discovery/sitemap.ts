import { defaultLanguage, languages, localizePath } from '#lib/language/languages.ts';
import type { ListedPage } from './listed-page.ts';
import { xmlText } from './xml.ts';

/** The limit of one sitemap (sitemaps.org); more need an index. */
export const addressesPerSitemap = 50_000;

const opening = '<?xml version="1.0" encoding="UTF-8"?>';
const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** One `url` for each language of each page, each with its translations and the last edit. */
export function sitemapEntries(pages: readonly ListedPage[], siteUrl: string): readonly string[] {
  return pages.flatMap(({ published, editedAtMs }) => {
    const addresses = languages.flatMap((language) => {
      const path = published[language];
      return path ? [{ language, href: xmlText(`${siteUrl}${localizePath(path, language)}`) }] : [];
    });
    const fallback = addresses.find(({ language }) => language === defaultLanguage);
    const alternates = [
      ...addresses.map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`),
      ...(fallback ? [`<xhtml:link rel="alternate" hreflang="x-default" href="${fallback.href}"/>`] : []),
    ].join('');
    const edited = editedAtMs === null ? '' : `<lastmod>${new Date(editedAtMs).toISOString()}</lastmod>`;
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${edited}${alternates}</url>`);
  });
}

/** The sitemap; above the limit of one, the index of several. */
export function sitemap(entries: readonly string[], siteUrl: string): string {
  if (entries.length <= addressesPerSitemap) return urlSet(entries);
  const parts = Array.from(
    { length: Math.ceil(entries.length / addressesPerSitemap) },
    (_, index) => `<sitemap><loc>${xmlText(siteUrl)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${opening}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** A numbered part, from 1; null if there is none. */
export function sitemapPart(entries: readonly string[], number: number): string | null {
  const part = entries.slice((number - 1) * addressesPerSitemap, number * addressesPerSitemap);
  return part.length === 0 ? null : urlSet(part);
}

const urlSet = (entries: readonly string[]): string => `${opening}\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`;
