import type { Quote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { answered, type CallAnswer, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { withSameCoupon } from '../quotes/coupon-quote.ts';
import { anyMessage, asMessage } from '../quotes/quote-message.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import { findQuote } from '../quotes/quote-store.ts';
import type { PricedAbout } from './prepare-about.ts';
import type { PreparedOrder } from './prepared-order.ts';
import { underWay } from './order-under-way.ts';

export interface QuoteAboutDeps {
  readonly executor: Executor;
  readonly quoteService: Pick<QuoteService, 'issue'>;
  readonly closeOverdue: (accountId: string) => Promise<unknown>;
}

interface AskedAbout {
  /** The order by which the server was bought. */
  readonly server: string;
  readonly request: PreparedOrder['request'];
  readonly price: () => Promise<PricedAbout | Refusal>;
  /** An earlier quote whose coupon is kept, as far as it is free and applies. */
  readonly inPlaceOf: string | undefined;
}

/** A quote of an order about a server, its renewal or a change, or what prevents it: nothing else about the server is under way. */
export async function quoteAbout(
  { executor, quoteService, closeOverdue }: QuoteAboutDeps,
  accountId: string,
  { server, request, price, inPlaceOf }: AskedAbout,
): Promise<CallAnswer<Quote>> {
  await closeOverdue(accountId);
  const priced = await price();
  if (!priced.ok) return priced;
  const other = await underWay(executor, server);
  if (other) return other;
  const replaced = inPlaceOf === undefined ? null : await findQuote(executor, accountId, inPlaceOf);
  const coupon = replaced && anyMessage(replaced).coupon;
  const body = await withSameCoupon(executor, { accountId, coupon }, priced.body, priced.catalogue);
  return answered(asMessage(await quoteService.issue(accountId, request, body, null)));
}
