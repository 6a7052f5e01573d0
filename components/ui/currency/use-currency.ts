import { useSyncExternalStore } from 'react';
import type { Language } from '#lib/language/languages.ts';
import { defaultCurrency, isCurrency, type Currency } from '#lib/money/currencies.ts';

/** Set by `public/before-paint.js` before the first paint, and again when another tab chooses; absent: the language's own currency. */
export const currencyAttribute = 'data-currency';

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [currencyAttribute] });
  return () => observer.disconnect();
}

const stored = (): Currency | null => {
  const value = document.documentElement.getAttribute(currencyAttribute);
  return isCurrency(value) ? value : null;
};

/** The currency of the page at this moment: the stored choice, else the language's own. In the browser only. */
export const shownCurrency = (language: Language): Currency => stored() ?? defaultCurrency[language];

/**
 * The currency of the page. The first rendering, which is the same for everybody, has the language's own; a price that has to be
 * right before that is rendered in every currency, as `Price` does.
 */
export function useCurrency(language: Language): Currency {
  return useSyncExternalStore(subscribe, stored, () => null) ?? defaultCurrency[language];
}
