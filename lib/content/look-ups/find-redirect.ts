import { slugOfActivityPage } from '#lib/content/activity-pages.ts';
import { slugOfArticlePath } from '#lib/content/article-paths.ts';
import { languages, localizePath, type Language } from '#lib/language/languages.ts';
import type { AskContent } from '../content-source.ts';
import { findEditions } from './find-editions.ts';
import { parseEach } from '../values/parse-each.ts';
import { activityPageQuery } from '../queries/activity-page-query.ts';
import { redirectSchema, redirectsQuery, type RedirectDocument } from '../queries/redirect-query.ts';

const maxHops = 10;

export interface FoundRedirect {
  readonly to: string;
  readonly permanent: boolean;
}

type Rule = Pick<RedirectDocument, 'from' | 'to' | 'permanent'>;

const prefixed = (path: string): boolean => languages.some((language) => path === `/${language}` || path.startsWith(`/${language}/`));

/** One step: a rule for this language's own address takes precedence over one for the path in every language. */
function step(rules: ReadonlyMap<string, Rule>, path: string, language: Language): FoundRedirect | null {
  const own = rules.get(localizePath(path, language));
  const rule = own ?? rules.get(path);
  if (!rule) return null;
  const to = rule.to.startsWith('/') && !prefixed(rule.to) && rule !== own ? localizePath(rule.to, language) : rule.to;
  return { to, permanent: rule.permanent };
}

/** The path and the language of an address of the site, without its query and fragment. */
export function splitAddress(address: string): { path: string; language: Language } {
  const [pathname = '/'] = address.split(/[?#]/);
  const language = languages.find(
    (candidate) => candidate !== 'en' && (pathname === `/${candidate}` || pathname.startsWith(`/${candidate}/`)),
  );
  return language ? { path: pathname.slice(3) || '/', language } : { path: pathname, language: 'en' };
}

/** Rules by the path that they start at; of two, the newer one. */
export type RulesByPath = ReadonlyMap<string, Rule>;

export const byPath = (documents: readonly Rule[]): RulesByPath => new Map(documents.map((rule) => [rule.from, rule]));

/**
 * Where the content redirects an address: chains collapse into one step, which is permanent only if each of its steps is; a loop, or a
 * chain of more than ten, is refused.
 */
export async function resolveRedirect(
  rules: RulesByPath,
  path: string,
  language: Language,
  isPage: (path: string) => Promise<boolean>,
): Promise<FoundRedirect | null> {
  const seen = new Set([localizePath(path, language)]);
  let found = step(rules, path, language);
  if (!found) return null;
  let permanent = found.permanent;
  while (found.to.startsWith('/')) {
    const next = splitAddress(found.to);
    const address = localizePath(next.path, next.language);
    if (seen.has(address) || seen.size > maxHops) return null;
    seen.add(address);
    const following = step(rules, next.path, next.language);
    // a published page takes precedence over a rule for its address
    if (!following || (await isPage(next.path))) break;
    permanent &&= following.permanent;
    found = following;
  }
  return { to: found.to, permanent };
}

/** Whether a path has published content, which takes precedence over a redirect from it. */
export async function isPublishedPage(ask: AskContent, path: string): Promise<boolean> {
  const article = slugOfArticlePath(path);
  if (article !== null) return (await findEditions(ask, article)).length > 0;
  const own = slugOfActivityPage(path);
  return own !== null && (await ask(activityPageQuery, { slug: own })) !== null;
}

/** Loads the redirects and resolves one address. */
export async function findRedirect(ask: AskContent, path: string, language: Language): Promise<FoundRedirect | null> {
  const rules = byPath(parseEach(redirectSchema, await ask(redirectsQuery), 'redirect'));
  return resolveRedirect(rules, path, language, (address) => isPublishedPage(ask, address));
}
