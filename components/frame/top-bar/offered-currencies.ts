import type { moneyTypes } from '#lib/contracts/calls/visitor-calls.ts';
import type { CallOutput } from '#lib/contracts/define-call.ts';
import { readStored, removeStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';
import { currencyAttribute } from '#components/ui/currency/use-currency.ts';

export type OfferedCurrency = CallOutput<typeof moneyTypes>[number];

/** Remembers the service's currencies for this tab; a stored choice that is no longer offered is ignored from now on. */
export function keepOfferedCurrencies(offered: readonly OfferedCurrency[]): void {
  writeStored(browserStorage, 'currencyData', [...offered]);
  const chosen = readStored(browserStorage, 'currency')?.type;
  if (!chosen || offered.some(({ type }) => type === chosen)) return;
  removeStored(browserStorage, 'currency');
  document.documentElement.removeAttribute(currencyAttribute);
}

/** Requests the currencies once per tab; without an answer the visitor's choice stays. */
export async function checkOfferedCurrencies(): Promise<void> {
  if (readStored(browserStorage, 'currencyData') !== null) return;
  const [{ makeCall }, calls] = await Promise.all([
    import('#components/ui/calls/make-call.ts'),
    import('#lib/contracts/calls/first-calls.ts'),
  ]);
  const result = await makeCall(calls.moneyTypes, {});
  if (result.ok) keepOfferedCurrencies(result.message);
}
