import type { AnyOrder } from '#lib/contracts/calls/orders/order-message.ts';
import { orderDetail } from '#lib/contracts/calls/orders/order-calls.ts';
import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { findQuote, type FoundQuote } from '../quote/request-quote.ts';

interface AskedAbout {
  readonly order: string;
  /** The quote whose coupon it keeps; absent: there is none. */
  readonly inPlaceOf?: string;
}

/** The service, as an order about a server uses it. */
export interface AboutPorts<Wish> {
  server(order: string): Promise<MydocResult<AnyOrder>>;
  ask(wish: Wish & AskedAbout): Promise<MydocResult<Quote>>;
  find(quote: string): Promise<FoundQuote>;
  isLoggedIn(): Promise<boolean>;
}

export const quiet = { quiet: true } as const;

/** What is asked alike about every server. */
export const aboutCalls: Omit<AboutPorts<never>, 'ask'> = {
  server: (id) => makeCall(orderDetail, { id }, quiet),
  find: findQuote,
  isLoggedIn: async () => {
    const { readScriptCookie } = await import('#lib/storage/script-cookies.ts');
    return readScriptCookie('token') !== null;
  },
};
