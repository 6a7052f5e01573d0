import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { purchaseQuery, type LinkedConfiguration } from '#lib/catalogue/purchase-address.ts';

/** The public read-only quote (docs/contracts/public-api.md): it takes the query of the order form's address. */
export const quotePath = '/api/catalogue/quote';

/**
 * A line for a shell that asks for the price of a configuration.
 * @param origin of this site, `https://…`
 */
export const quoteLine = (origin: string, configuration: LinkedConfiguration, catalogue: Catalogue): string =>
  // a query is percent-encoded but for the apostrophe, which would end the argument
  `curl '${origin}${quotePath}?${purchaseQuery(configuration, catalogue).replaceAll("'", '%27')}'`;
