import { htmlLang, type Language } from '#lib/language/languages.ts';

/** An instant as day and time by the visitor's own clock. */
export const formatInstant = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** The same to the second, where things follow each other fast. */
export const formatMoment = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
