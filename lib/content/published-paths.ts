import { languages, type Language } from '#lib/language/languages.ts';

/** Paths without a language prefix, by language; a language without the page is absent. */
export type PublishedPaths = Readonly<Partial<Record<Language, string>>>;

/** A page that has the same path in every language. */
export const publishedEverywhere = (path: string): PublishedPaths => Object.fromEntries(languages.map((language) => [language, path]));

/** A page that has the same path in every language in which it has a text. */
export const publishedIn = (texts: Readonly<Record<Language, string | null>>, path: string): PublishedPaths =>
  Object.fromEntries(languages.flatMap((language) => (texts[language] === null ? [] : [[language, path]])));
