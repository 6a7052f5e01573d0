import { htmlLang, type Language } from '#lib/language/languages.ts';

/** A country by its ISO code, as a language calls it; the code where it has no name. */
export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([htmlLang[language]], { type: 'region' }).of(code) ?? code;

/** Countries in the order of their names in a language. */
export function namedCountries(codes: readonly string[], language: Language): { readonly code: string; readonly name: string }[] {
  const order = new Intl.Collator(htmlLang[language]);
  return codes.map((code) => ({ code, name: countryName(code, language) })).toSorted((a, b) => order.compare(a.name, b.name));
}
