import { htmlLang, type Language } from '#lib/language/languages.ts';

const counts = new Map<Language, Intl.NumberFormat>();

/** Made once for a language: lists and rulers have many numbers. */
function countFormat(language: Language): Intl.NumberFormat {
  const known = counts.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(htmlLang[language]);
  counts.set(language, made);
  return made;
}

/** A number as a language groups its digits: 1,284. */
export const formatCount = (count: number, language: Language): string => countFormat(language).format(count);

/** A number as all our languages group its digits. */
export const groupDigits = (count: number): string => formatCount(count, 'en');

/** A size of memory or of a disk, the same in all our languages: 1,600 GiB. */
export const formatGib = (gib: number): string => `${groupDigits(gib)} GiB`;

/** The least and the most of something, for a text that names both. */
export const formatBounds = ({ min, max }: { readonly min: number; readonly max: number }, language: Language) => ({
  min: formatCount(min, language),
  max: formatCount(max, language),
});

/** A rating with one decimal: 4.6. */
export const formatRating = (rating: number, language: Language): string =>
  new Intl.NumberFormat(htmlLang[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
