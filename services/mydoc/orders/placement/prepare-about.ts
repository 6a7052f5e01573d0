import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { quotedTerms } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { ServerOrder } from '../order-row.ts';
import { closeOverdueOf } from '../payments/close-overdue.ts';
import { withSameCoupon } from '../quotes/coupon-quote.ts';
import { isWithdrawn, termsToOrder } from '../quotes/held-terms.ts';
import type { QuoteBody } from '../quotes/quote-rules.ts';
import { ofNoNewServer, type NewOrder } from './new-order.ts';
import { placedBy, type OrderingPerson, type PlacedFrom, type PlaceOrderDeps, type PreparedOrder } from './prepared-order.ts';
import { underWay } from './order-under-way.ts';

/** What an order about a server costs now. */
export interface PricedAbout {
  readonly ok: true;
  readonly body: QuoteBody;
  readonly catalogue: Catalogue;
  /** The order of the server, as it was read. */
  readonly server: ServerOrder;
}

/** What is ordered about a server that runs: its renewal, or a change. */
interface WishAbout {
  /** The order by which the server was bought. */
  readonly server: string;
  readonly request: PreparedOrder['request'];
  readonly price: () => Promise<PricedAbout | Refusal>;
  /** Whether the quote is still about what the server is, and until when it is paid for. */
  readonly isSame: (body: QuoteBody) => boolean;
  readonly about: (priced: PricedAbout) => NewOrder['about'];
}

/** The order about a server that runs: its quote holds as any other, and nothing else about the server is under way. */
export async function prepareAbout(
  deps: PlaceOrderDeps,
  from: PlacedFrom & OrderingPerson,
  wish: WishAbout,
): Promise<PreparedOrder | Refusal> {
  const { accountId, quote, quoted } = from;
  const { executor } = deps.database;
  await closeOverdueOf(deps, { accountId });
  const other = await underWay(executor, wish.server);
  if (other) return other;
  const priced = await wish.price();
  if (!priced.ok) return priced;
  if (!wish.isSame(priced.body)) return refused('quoteExpired', { field: 'quote' });
  const { row } = priced.server;
  const about = wish.about(priced);
  const months = priced.catalogue.periods.find(({ code }) => code === quoted.period)?.months;
  if (about === null || months === undefined) return refused(quoted.changes ? 'notChangeable' : 'notRenewable');
  const body = await withSameCoupon(executor, { accountId, coupon: quoted.coupon }, priced.body, priced.catalogue);
  const now = quotedTerms.parse({ ...body, hasPassword: false });
  const { hoursToPay, pricesCorrectedAtMs } = await deps.saleSettings();
  const found = termsToOrder(quoted, now, isWithdrawn(quote, pricesCorrectedAtMs));
  return {
    ok: true,
    request: wish.request,
    body,
    isDearer: found === 'dearer',
    order: {
      ...placedBy(from),
      ...ofNoNewServer,
      family: row.family,
      body: found === 'dearer' ? quoted : found,
      months,
      listMonthMinor: row.list_month_minor,
      hoursToPay,
      about,
    },
  };
}
