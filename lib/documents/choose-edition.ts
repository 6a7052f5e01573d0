import type { ArticleEdition } from '#lib/content/queries/article-query.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import type { PublishedPaths } from '#lib/content/published-paths.ts';
import { defaultLanguage, languages, type Language } from '#lib/language/languages.ts';

export interface ChosenEdition {
  readonly edition: ArticleEdition;
  /** The version in force in the edition's language. */
  readonly inForce: ArticleEdition | null;
}

interface Wanted {
  readonly slug: string;
  readonly version: number | null;
  readonly language: Language;
  readonly nowMs: number;
  /** An editor in preview sees the newest version, even before its date. */
  readonly draft: boolean;
}

/** The page's language first, then English; a version by its number, else the one in force. Null if neither language has it. */
export function chooseEdition(editions: readonly ArticleEdition[], wanted: Wanted): ChosenEdition | null {
  for (const language of [wanted.language, defaultLanguage]) {
    const own = editions.filter((edition) => edition.slug === wanted.slug && edition.language === language);
    const inForce = editionInForce(own, wanted.nowMs);
    const newest = own.toSorted((left, right) => right.version - left.version)[0] ?? null;
    const current = wanted.draft ? newest : inForce;
    const edition = wanted.version === null ? current : (own.find(({ version }) => version === wanted.version) ?? null);
    if (edition) return { edition, inForce };
  }
  return null;
}

/** The languages that have the text in force, with their paths: translations share a key, but may have different slugs. */
export function publishedPaths(
  editions: readonly ArticleEdition[],
  shown: ArticleEdition,
  nowMs: number,
  pathOf: (slug: string) => string,
): PublishedPaths {
  const translations = editions.filter(
    ({ slug, translationKey }) => slug === shown.slug || (translationKey !== null && translationKey === shown.translationKey),
  );
  return Object.fromEntries(
    languages.flatMap((language) => {
      const inForce = editionInForce(
        translations.filter((edition) => edition.language === language),
        nowMs,
      );
      return inForce ? [[language, pathOf(inForce.slug)]] : [];
    }),
  );
}
