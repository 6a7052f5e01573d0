import { editionInForce } from '#lib/content/edition-in-force.ts';
import type { Age } from '#lib/content/newest-first.ts';
import { allHelpEditionsQuery, helpEditionSchema, type HelpEdition } from '#lib/content/queries/help-query.ts';
import { parseEach } from '#lib/content/values/parse-each.ts';
import { cleanText } from '#lib/content/values/stega-free.ts';
import type { Language } from '#lib/language/languages.ts';
import type { CachedQuery } from '../content-cache/cached-query.ts';

/** Every version of the help articles, without their texts. */
export const helpShape: CachedQuery<readonly HelpEdition[]> = {
  key: 'help-editions-1',
  query: allHelpEditionsQuery,
  freshMs: 15_000,
  read: (elements, report) => parseEach(helpEditionSchema, elements, 'article', report),
};

/** A help article in force. */
export interface HelpArticle extends Age {
  readonly slug: string;
  readonly title: string;
}

/** The help articles in force in a language, in their authored order. */
export function helpInForce(editions: readonly HelpEdition[], language: Language, nowMs: number): readonly HelpArticle[] {
  const bySlug = Map.groupBy(
    editions.filter((edition) => edition.language === language),
    ({ slug }) => slug,
  );
  return [...bySlug.values()].flatMap((versions) => {
    const current = editionInForce(versions, nowMs);
    return current ? [{ ...current, title: cleanText(current.title) }] : [];
  });
}
