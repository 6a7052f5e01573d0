import { orderDetail, type OrderMessage } from '#lib/contracts/calls/order-calls.ts';
import type { Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { renewalQuote } from '#lib/contracts/calls/quote-detail-call.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { findQuote, type FoundQuote } from '../quote/request-quote.ts';

interface RenewalWish {
  readonly order: string;
  readonly period: string;
  /** The quote whose coupon it keeps; absent: there is none. */
  readonly inPlaceOf?: string;
}

/** The service, as the renewal of a server uses it. */
export interface RenewalPorts {
  server(order: string): Promise<MydocResult<OrderMessage>>;
  ask(wish: RenewalWish): Promise<MydocResult<Quote>>;
  find(quote: string): Promise<FoundQuote>;
  isLoggedIn(): Promise<boolean>;
}

const quiet = { quiet: true } as const;

export const renewalCalls: RenewalPorts = {
  server: (id) => makeCall(orderDetail, { id }, quiet),
  ask: (wish) => makeCall(renewalQuote, wish, quiet),
  find: findQuote,
  isLoggedIn: async () => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    return readScriptCookie('token') !== null;
  },
};
