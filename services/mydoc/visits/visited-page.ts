import { slugOfArticlePath } from '#lib/content/article-paths.ts';
import { defaultLanguage, languages, localizePath, type Language } from '#lib/language/languages.ts';
import { pageIds, type PageId } from '#lib/language/routes.ts';

/** A page of the site, or an unknown address. */
export type VisitedPage = PageId | 'other';

const byLength = pageIds.toSorted((left, right) => right.length - left.length);
const prefixed = languages.filter((language) => language !== defaultLanguage);

/** The page in a Referer header; its query does not matter. */
export function visitedPage(referer: string | undefined, host: string | undefined): VisitedPage {
  const address = addressIn(referer, host);
  if (!address) return 'other';
  const path = address.path.replace(/^\/|\/$/g, '');
  if (path === '') return 'index';
  return byLength.find((pageId) => path === pageId || path.startsWith(`${pageId}/`)) ?? 'other';
}

/** An article as it was read: its address and the language of the page. */
export interface ReadArticle {
  readonly language: Language;
  readonly slug: string;
}

/** The article whose page a Referer header names; null for any other page, also for a version's. */
export function readArticleIn(referer: string | undefined, host: string | undefined): ReadArticle | null {
  const address = addressIn(referer, host);
  const slug = address && slugOfArticlePath(address.path);
  return slug ? { language: address.language, slug } : null;
}

/** A path of this site without its language. */
function addressIn(referer: string | undefined, host: string | undefined): { language: Language; path: string } | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { host: own, pathname } = new URL(referer);
  if (own !== host?.toLowerCase()) return null;
  const language = prefixed.find((each) => pathname === localizePath('/', each) || pathname.startsWith(`${localizePath('/', each)}/`));
  return language ? { language, path: pathname.slice(localizePath('/', language).length) } : { language: defaultLanguage, path: pathname };
}
