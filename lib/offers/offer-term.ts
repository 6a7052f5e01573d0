import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Language } from '#lib/language/languages.ts';

/** The billing period of an offer. */
export interface OfferTerm {
  readonly code: string;
  readonly name: string;
  readonly months: number;
}

/** Null for a period that the catalogue does not have. */
export function offerTerm(catalogue: Catalogue, code: string, language: Language): OfferTerm | null {
  const period = catalogue.periods.find((entry) => entry.code === code);
  return period ? { code, name: period.name[language], months: period.months } : null;
}
