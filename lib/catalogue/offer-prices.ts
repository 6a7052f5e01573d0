import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price, type PriceRefusal } from '#lib/catalogue/price.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { currencies } from '#lib/money/currencies.ts';

type Changing = { -readonly [Name in keyof Prices]: Prices[Name] };

const none = (): Changing => ({ USD: null, HKD: null, JPY: null });

/** The price of a configuration for a period in each currency: list price, and with the offer. */
export interface OfferPrices {
  /** The list price of the whole period; also the renewal price. */
  readonly list: Prices;
  readonly offer: Prices;
  /** The offer price divided by the months of its period, for display only. */
  readonly perMonth: Prices;
}

/** Runs the one calculation for every currency; a reason if the configuration is not sold at all. */
export function offerPrices(
  catalogue: Catalogue,
  configuration: Configuration,
  period: string,
  discount: Discount,
): OfferPrices | PriceRefusal {
  const list = none();
  const offer = none();
  const perMonth = none();
  for (const currency of currencies) {
    const result = price(catalogue, configuration, period, currency, [discount]);
    if (!result.ok && result.reason !== 'not-sold-in-currency') return result.reason;
    if (!result.ok) continue;
    list[currency] = result.subtotal;
    offer[currency] = result.total;
    perMonth[currency] = result.perMonth;
  }
  return { list, offer, perMonth };
}
