import { languages, type Language } from '../../lib/language/languages.ts';

/** The languages of the Studio by Sanity's names of them. */
const studioLocales = { en: 'en-US', zh: 'zh-Hans', ja: 'ja-JP' } as const satisfies Record<Language, string>;

export const localeOf = (language: Language): string => studioLocales[language];

export const languageOfLocale = (locale: string | null): Language | null =>
  languages.find((language) => studioLocales[language] === locale) ?? null;

/** Where Sanity looks for the language that an editor chose; a built Studio has no menu of its own for it. */
export const storedLocaleKey = (projectId: string): string => `sanity-locale:${projectId}:default`;

/** The language of a page of the Studio: the one that was chosen, else the first of the browser that the Studio has, else English. */
export function pageLanguageOf(stored: string | null, preferred: readonly string[]): Language {
  const wanted = preferred.flatMap((tag) => languages.find((language) => tag.toLowerCase().split('-')[0] === language) ?? []);
  return languageOfLocale(stored) ?? wanted[0] ?? 'en';
}

/** Sanity begins with the last of its locales where nothing was chosen. */
export const localesInOrder = <Locale extends { readonly id: string }>(locales: readonly Locale[], language: Language): Locale[] =>
  locales.toSorted((one, other) => Number(one.id === studioLocales[language]) - Number(other.id === studioLocales[language]));
