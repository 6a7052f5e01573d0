import { htmlLang, type Language } from '#lib/language/languages.ts';

/** An instant as day and time by the visitor's own clock. */
export const formatInstant = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(htmlLang[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
