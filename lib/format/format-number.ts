import { htmlLang, type Language } from '#lib/language/languages.ts';

/** A number as a language groups its digits: 1,284. */
export const formatCount = (count: number, language: Language): string => new Intl.NumberFormat(htmlLang[language]).format(count);

/** A rating with one decimal: 4.6. */
export const formatRating = (rating: number, language: Language): string =>
  new Intl.NumberFormat(htmlLang[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
