import type { Language } from '#lib/language/languages.ts';
import { defaultCurrency, isCurrency, type Currency } from '#lib/money/currencies.ts';

/** The currency that the page shows: the stored choice, which stands on the root element, else the language's. Browser only. */
export function shownCurrency(language: Language): Currency {
  const chosen = document.documentElement.getAttribute('data-currency');
  return isCurrency(chosen) ? chosen : defaultCurrency[language];
}
