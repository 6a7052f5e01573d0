import { languageOfLocale, localizePath } from '#lib/language/languages.ts';

const base = 'http://site.invalid';
/** Parameters that the Studio adds to an address while it opens a preview. */
const openingParameter = /^sanity-preview-/;

/** The public address of the router's current page: with the language prefix, without the preview's own parameters. */
export function siteAddress(asPath: string, locale: string | undefined): string {
  const { pathname, searchParams, hash } = new URL(asPath, base);
  for (const name of [...searchParams.keys()]) if (openingParameter.test(name)) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return `${localizePath(pathname, languageOfLocale(locale))}${search}${hash}`;
}
