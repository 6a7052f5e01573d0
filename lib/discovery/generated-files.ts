import { defaultLanguage } from '#lib/language/languages.ts';

/** Files at the site's root that are generated from content, and the API route that generates each. */
const generatedFiles: Readonly<Record<string, string>> = {
  '/robots.txt': '/api/robots',
  '/sitemap.xml': '/api/sitemap',
  '/llms.txt': '/api/llms',
  '/site.webmanifest': '/api/web-manifest',
};

const sitemapPart = /^\/sitemap-([1-9]\d{0,2})\.xml$/;
const feed = /^(?:\/(zh|ja))?(?:\/doc\/announce\/(notice|activity)|\/doc\/(article))?\/feed\.xml$/;
const markdown = /^(?:\/(zh|ja))?\/doc\/article\/([a-z0-9][a-z0-9-]*)(?:\/versions\/([1-9]\d{0,5}))?\.md$/i;

/** The API route for an address that looks like a file and is generated from content; null for every other address. */
export function generatedFileCall(path: string): string | null {
  if (Object.hasOwn(generatedFiles, path)) return generatedFiles[path] ?? null;
  const [, part] = sitemapPart.exec(path) ?? [];
  if (part) return `/api/sitemap?part=${part}`;
  return feedCall(path) ?? markdownCall(path);
}

function feedCall(path: string): string | null {
  const found = feed.exec(path);
  if (!found) return null;
  const [, language = defaultLanguage, kind = 'all', articles] = found;
  return `/api/feed?language=${language}&filter=${articles ? 'legal' : kind}`;
}

function markdownCall(path: string): string | null {
  const [, language = defaultLanguage, slug, version] = markdown.exec(path) ?? [];
  if (slug === undefined) return null;
  return `/api/article-markdown?language=${language}&slug=${slug}${version === undefined ? '' : `&version=${version}`}`;
}
