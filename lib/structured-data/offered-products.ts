import type { Prices } from '#lib/content/values/prices.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import type { StructuredThing } from './structured-data.ts';

export interface OfferedProduct {
  readonly name: string;
  readonly description: string;
  /** Monthly prices, in each currency that it is sold in. */
  readonly prices: Prices;
  /** The page where it is bought, without language. */
  readonly href: string;
}

interface Seller {
  readonly brand: string;
  readonly siteUrl: string;
  readonly language: Language;
}

/**
 * Products with an offer in each currency; what is sold in none is left out. Stock changes without a publish, so a cached page does not
 * state it.
 */
export const offeredProducts = (products: readonly OfferedProduct[], seller: Seller): readonly StructuredThing[] =>
  products.flatMap((product) => {
    const offers = offersOf(product, seller);
    return offers.length === 0
      ? []
      : [
          {
            '@type': 'Product',
            name: `${seller.brand} ${product.name}`,
            description: product.description,
            brand: { '@type': 'Brand', name: seller.brand },
            offers,
          },
        ];
  });

const offersOf = ({ prices, href }: OfferedProduct, { siteUrl, language }: Seller): StructuredThing[] =>
  currencies.flatMap((currency) => {
    const price = prices[currency];
    if (price === null) return [];
    const amount = decimalAmount(price);
    return [
      {
        '@type': 'Offer',
        price: amount,
        priceCurrency: currency,
        priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: currency, unitCode: 'MON' },
        url: `${siteUrl}${localizePath(href, language)}`,
      },
    ];
  });
