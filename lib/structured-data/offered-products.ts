import type { Prices } from '#lib/content/values/prices.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { currencies } from '#lib/money/currencies.ts';
import { decimalAmount } from '#lib/money/format-money.ts';
import type { Money } from '#lib/money/money.ts';
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

/** What a price is for: in units of UN/CEFACT, as schema.org writes them. */
type Period = 'MON' | 'ANN';

/** A price for a month or a year. */
const pricePer = (price: Money, unitCode: Period): StructuredThing => ({
  '@type': 'UnitPriceSpecification',
  price: decimalAmount(price),
  priceCurrency: price.currency,
  unitCode,
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
});

/**
 * How everything here is sold: on this site, by its organisation. Stock changes without a publish, so a cached page does not state it
 * (R-4.4).
 */
export const soldOnline = (siteUrl: string): Readonly<Record<string, unknown>> => ({
  availability: 'https://schema.org/OnlineOnly',
  seller: { '@type': 'Organization', '@id': `${siteUrl}/#organization` },
});

/** Products with an offer in each currency; what is sold in none is left out. */
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
    return [
      {
        '@type': 'Offer',
        price: decimalAmount(price),
        priceCurrency: currency,
        priceSpecification: pricePer(price, 'MON'),
        ...soldOnline(siteUrl),
        url: `${siteUrl}${localizePath(href, language)}`,
      },
    ];
  });
