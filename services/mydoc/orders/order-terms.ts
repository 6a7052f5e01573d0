import { z } from 'zod';
import { domainTerms } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { quotedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';

/** What an order of a server, or about one, has frozen of its quote. */
export type ServerTerms = z.output<typeof quotedTerms> & { readonly domain?: undefined };

/** What an order of a name has frozen of its quote. */
export type DomainTerms = z.output<typeof domainTerms> & {
  readonly configuration?: undefined;
  readonly changes?: undefined;
  readonly setup?: undefined;
};

/** Either a server or a name was ordered; `domain` tells which. */
export type OrderTerms = ServerTerms | DomainTerms;

export const orderTerms = z.union([quotedTerms, domainTerms]).transform((terms): OrderTerms => terms);
