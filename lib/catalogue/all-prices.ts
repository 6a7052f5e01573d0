import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price, type PriceRefusal } from '#lib/catalogue/price.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { currencies } from '#lib/money/currencies.ts';

/** The monthly price of a configuration in each currency; the refusal if it is sold in none, for another reason than a missing price. */
export function monthlyPrices(
  catalogue: Catalogue,
  configuration: Configuration,
  periodCode: string,
  discounts: readonly Discount[] = [],
): Prices | PriceRefusal {
  const prices = { USD: null, HKD: null, JPY: null } as { -readonly [Name in keyof Prices]: Prices[Name] };
  for (const currency of currencies) {
    const result = price(catalogue, configuration, periodCode, currency, discounts);
    if (result.ok) prices[currency] = result.perMonth;
    else if (result.reason !== 'not-sold-in-currency') return result.reason;
  }
  return prices;
}

/** The lowest of several, separately for each currency. */
export function lowestPrices(all: readonly Prices[]): Prices {
  const lowest = { USD: null, HKD: null, JPY: null } as { -readonly [Name in keyof Prices]: Prices[Name] };
  for (const currency of currencies) {
    for (const { [currency]: amount } of all) {
      if (amount && (lowest[currency] === null || amount.amountMinor < (lowest[currency]?.amountMinor ?? 0))) lowest[currency] = amount;
    }
  }
  return lowest;
}
