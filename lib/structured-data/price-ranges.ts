import type { Prices } from '#lib/content/values/prices.ts';
import { currencies } from '#lib/money/currencies.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import { soldOnline } from './offered-products.ts';
import type { StructuredThing } from './structured-data.ts';

/** From the lowest to the highest of several prices, in each currency that something is sold in. */
export const priceRanges = (all: readonly Prices[], siteUrl: string, more: object = {}): readonly StructuredThing[] =>
  currencies.flatMap((currency) => {
    const prices = all.flatMap(({ [currency]: price }) => price ?? []).toSorted((one, other) => one.amountMinor - other.amountMinor);
    const [lowest] = prices;
    const highest = prices.at(-1);
    if (!lowest || !highest) return [];
    const range = { lowPrice: decimalAmount(lowest), highPrice: decimalAmount(highest) };
    return [{ '@type': 'AggregateOffer', ...range, priceCurrency: currency, offerCount: prices.length, ...soldOnline(siteUrl), ...more }];
  });
