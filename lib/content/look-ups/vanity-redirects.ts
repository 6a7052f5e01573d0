import { languages, localizePath } from '#lib/language/languages.ts';
import { isVanityPath } from '#lib/language/vanity-path.ts';
import type { AskContent } from '../content-source.ts';
import { redirectSchema, redirectsQuery } from '../queries/redirect-query.ts';
import { parseEach, type ReportLeftOut } from '../values/parse-each.ts';
import { byPath, isPublishedPage, resolveRedirect, splitAddress, type FoundRedirect } from './find-redirect.ts';

/** Redirects by address, with its language: `/sale`, `/zh/sale`. Each leads straight to where it ends. */
export type VanityRedirects = ReadonlyMap<string, FoundRedirect>;

/** Loads the redirects whose first segment belongs to no page, resolved in each language. */
export async function loadVanityRedirects(ask: AskContent, report?: ReportLeftOut): Promise<VanityRedirects> {
  const rules = byPath(parseEach(redirectSchema, await ask(redirectsQuery), 'redirect', report));
  const paths = new Set([...rules.keys()].map((from) => splitAddress(from).path).filter(isVanityPath));
  const pages = new Map<string, Promise<boolean>>();
  const isPage = (path: string): Promise<boolean> => {
    const known = pages.get(path) ?? isPublishedPage(ask, path);
    pages.set(path, known);
    return known;
  };
  const found = new Map<string, FoundRedirect>();
  for (const path of paths) {
    for (const language of languages) {
      const resolved = await resolveRedirect(rules, path, language, isPage);
      const to = resolved && inHeader(resolved.to);
      if (to) found.set(localizePath(path, language), { ...resolved, to });
    }
  }
  return found;
}

/** A target as a header may hold it: its letters percent-encoded. */
function inHeader(to: string): string | null {
  if (!to.startsWith('/')) return URL.parse(to)?.href ?? null;
  const { pathname, search, hash } = new URL(to, 'https://site.invalid');
  return `${pathname}${search}${hash}`;
}
