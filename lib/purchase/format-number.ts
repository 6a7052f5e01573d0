import { htmlLang, type Language } from '#lib/language/languages.ts';

/** A count with the language's grouping: 20,000. */
export const formatNumber = (value: number, language: Language): string => new Intl.NumberFormat(htmlLang[language]).format(value);
