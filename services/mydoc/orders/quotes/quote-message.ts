import { quoteMessage, type Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { StoredQuote } from './quote-store.ts';

/** A quote as its buyer sees it. */
export const asMessage = ({ id, body, hasPassword, expiresAt }: StoredQuote): Quote =>
  quoteMessage.parse({ ...Object(body), id, hasPassword, expiresAt });
