import type { Currency } from '#lib/money/currencies.ts';
import { writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { currencyAttribute } from './use-currency.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';

/** Stores the choice and re-renders the page in it; without storage, it applies to this page. */
export function chooseCurrency(type: Currency): void {
  if (writeStored(browserStorage, 'currency', { type }).ok) leavePage.reload();
  else document.documentElement.setAttribute(currencyAttribute, type);
}

/** Stores the choice and shows the prices in it without loading the page again, where what is on the page would be lost. */
export function showInCurrency(type: Currency): void {
  writeStored(browserStorage, 'currency', { type });
  document.documentElement.setAttribute(currencyAttribute, type);
}
