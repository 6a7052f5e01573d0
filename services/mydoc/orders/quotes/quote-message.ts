import { domainQuoteMessage, type DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { quoteMessage, type Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { StoredQuote } from './quote-store.ts';

/** A quote of a server as its buyer sees it. @throws for that of a name. */
export const asMessage = ({ id, body, hasPassword, expiresAt }: StoredQuote): Quote =>
  quoteMessage.parse({ ...Object(body), id, hasPassword, expiresAt });

/** A quote of a name as its buyer sees it. @throws for that of a server. */
export const asNameMessage = ({ id, body, hasPassword, expiresAt }: StoredQuote): DomainQuote =>
  domainQuoteMessage.parse({ ...Object(body), id, hasPassword, expiresAt });

/** Whether a quote is of a name. */
export const isOfName = ({ body }: StoredQuote): boolean => Object.hasOwn(Object(body), 'domain');

/** Any quote as its buyer sees it. */
export const anyMessage = (quote: StoredQuote): Quote | DomainQuote => (isOfName(quote) ? asNameMessage(quote) : asMessage(quote));
