import type { Currency } from '#lib/money/currencies.ts';
import { writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { currencyAttribute } from '#components/ui/currency/use-currency.ts';
import { leavePage } from '#components/ui/runtime/leave-page.ts';

/** Stores the choice and re-renders the page in it; without storage, it applies to this page. */
export function chooseCurrency(type: Currency): void {
  if (writeStored(browserStorage, 'currency', { type }).ok) leavePage.reload();
  else document.documentElement.setAttribute(currencyAttribute, type);
}
