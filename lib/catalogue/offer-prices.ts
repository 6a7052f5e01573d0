import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { price, type Configuration, type PriceRefusal } from '#lib/catalogue/price.ts';
import type { Prices } from '#lib/content/prices.ts';
import { currencies } from '#lib/money/currencies.ts';
import { percentOff } from '#lib/money/percent-off.ts';

type Changing = { -readonly [Name in keyof Prices]: Prices[Name] };

const none = (): Changing => ({ USD: null, HKD: null, JPY: null });

/** What a configuration costs for a period: by the list, and in an offer. */
export interface OfferPrices {
  readonly list: Prices;
  readonly offer: Prices;
}

/**
 * The list's total of a period and the same less the offer's percent, in every currency. The list's total is that of every other screen
 * the percent comes off it once. A reason where the configuration is not sold at all.
 */
export function offerPrices(catalogue: Catalogue, configuration: Configuration, period: string, percent: number): OfferPrices | PriceRefusal {
  const list = none();
  const offer = none();
  for (const currency of currencies) {
    const result = price(catalogue, configuration, period, currency);
    if (!result.ok && result.reason !== 'not-sold-in-currency') return result.reason;
    if (!result.ok) continue;
    list[currency] = result.total;
    offer[currency] = percentOff(result.total, percent);
  }
  return { list, offer };
}
