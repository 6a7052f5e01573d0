import type { Favourite } from '#lib/contracts/calls/reader-calls.ts';
import { articlePath } from '#lib/content/article-paths.ts';
import { editionInForce } from '#lib/content/edition-in-force.ts';
import { defaultLanguage, languages, localizePath, type Language } from '#lib/language/languages.ts';
import type { SubjectNames } from '../search/subjects.ts';
import type { KnownEdition } from './article-cache.ts';

/** The text of an article that is in force, in the language of the page, else in English, else in whichever there is; null: withdrawn. */
export function shownEdition(editions: readonly KnownEdition[], language: Language, nowMs: number): KnownEdition | null {
  for (const each of [language, defaultLanguage, ...languages]) {
    const own = editions.filter((edition) => edition.language === each);
    const inForce = editionInForce(own, nowMs);
    if (inForce) return inForce;
  }
  return null;
}

/**
 * Whether readers may rate a version of a help article: one that is in force in its language, or was. A help article's edit replaces its
 * text: a page that was opened before the last one shows the version before. Legal texts bind whatever readers think of them.
 */
export function isRatable(
  editions: readonly KnownEdition[],
  { textLanguage, version }: { textLanguage: Language; version: number },
  nowMs: number,
): boolean {
  const own = editions.filter(({ kind, language }) => kind === 'help' && language === textLanguage);
  const inForce = editionInForce(own, nowMs);
  if (!inForce) return false;
  const wasInForce =
    editionInForce(
      own.filter((edition) => edition.version === version),
      nowMs,
    ) !== null;
  return wasInForce || version === inForce.version - 1;
}

/** An article that somebody put among their favourites, with its title of that day. */
export interface Collected {
  readonly article: string;
  readonly title: string;
  readonly language: Language;
}

interface Shown {
  readonly editions: readonly KnownEdition[];
  readonly subjects: SubjectNames;
  readonly language: Language;
  readonly nowMs: number;
}

/** A favourite as it is today: with its present title and address, or as gone with the title that it had. */
export function favouriteOf(row: Collected, { editions, subjects, language, nowMs }: Shown): Favourite {
  const edition = shownEdition(editions, language, nowMs);
  if (!edition) return { article: row.article, title: row.title, language: row.language, link: null, subject: null, updatedOn: null };
  // a page shows its own text or the English one
  const page = edition.language === defaultLanguage ? language : edition.language;
  return {
    article: row.article,
    title: edition.title,
    language: edition.language,
    link: localizePath(articlePath(edition.slug), page),
    subject: edition.category === null ? null : (subjects.get(edition.category)?.[language] ?? null),
    updatedOn: edition._updatedAt === null ? null : new Date(edition._updatedAt).toISOString().slice(0, 10),
  };
}
