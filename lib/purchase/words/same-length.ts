import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Language } from '#lib/language/languages.ts';

/** Two periods of a list that are equally long, by name; null: all lengths differ. They may have different discounts. */
export function sameLength(periods: Catalogue['periods'], language: Language): { readonly one: string; readonly other: string } | null {
  for (const [place, { months, name }] of periods.entries()) {
    const other = periods.slice(place + 1).find((period) => period.months === months);
    if (other) return { one: name[language], other: other.name[language] };
  }
  return null;
}
