import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Configuration, PurchaseConfiguration } from '#lib/catalogue/configuration.ts';
import type { Discount } from '#lib/catalogue/discounts.ts';
import { price, type PriceLine } from '#lib/catalogue/price.ts';
import type { Prices } from '#lib/content/values/prices.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { money, type Money } from '#lib/money/money.ts';

/** A configuration's price in every currency at once, line by line. */
export interface Estimate {
  readonly lines: readonly (Pick<PriceLine, 'kind' | 'code' | 'quantity'> & { readonly prices: Prices })[];
  /** The amounts are negative. */
  readonly discounts: readonly (Discount & { readonly prices: Prices })[];
  readonly total: Prices;
  /** The price of one server; several cost exactly that price times their number. */
  readonly each: Prices;
  readonly perMonth: Prices;
  readonly renewal: Prices;
}

const inEach = (read: (currency: Currency) => Money | null): Prices => ({ USD: read('USD'), HKD: read('HKD'), JPY: read('JPY') });

/** The price by the one calculation, with the discounts that apply; null if the configuration has no price at all. */
export function estimate(
  catalogue: Catalogue,
  configuration: Configuration & Pick<PurchaseConfiguration, 'period'>,
  discounts: readonly Discount[] = [],
): Estimate | null {
  const results = currencies.map((currency) => ({
    currency,
    result: price(catalogue, configuration, configuration.period, currency, discounts),
  }));
  const of = (currency: Currency) => {
    const found = results.find((entry) => entry.currency === currency)?.result;
    return found?.ok ? found : null;
  };
  const any = results.find(({ result }) => result.ok)?.currency;
  const model = any ? of(any) : null;
  if (!model) return null;
  return {
    lines: model.lines.map(({ kind, code, quantity }, index) => ({
      kind,
      code,
      quantity,
      prices: inEach((currency) => of(currency)?.lines[index]?.amount ?? null),
    })),
    discounts: discounts.map((discount, index) => ({
      ...discount,
      prices: inEach((currency) => {
        const amount = of(currency)?.discounts[index]?.amount;
        return amount ? money(0 - amount.amountMinor, currency) : null;
      }),
    })),
    total: inEach((currency) => of(currency)?.total ?? null),
    each: inEach((currency) => of(currency)?.each ?? null),
    perMonth: inEach((currency) => of(currency)?.perMonth ?? null),
    renewal: inEach((currency) => of(currency)?.renewal ?? null),
  };
}
