import { localizePath, type Language } from '#lib/language/languages.ts';
import { isTechnicalSegment } from '#lib/language/routes.ts';

/** An authored address, ready to follow: a page's path with the language prefix; files, technical paths and other origins unchanged. */
export function localizeHref(href: string, language: Language): string {
  const [segment = ''] = href.slice(1).split(/[/?#]/, 1);
  if (!href.startsWith('/') || isTechnicalSegment(segment) || /\.[a-z0-9]{1,12}$/i.test(segment)) return href;
  const [path = ''] = href.split(/[?#]/, 1);
  return `${localizePath(path, language)}${href.slice(path.length)}`;
}
