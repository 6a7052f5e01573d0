import { renewableUntilMs } from '#lib/orders/server-term.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { quotedTerms } from '#lib/contracts/calls/purchase-calls.ts';
import { closeOverdueOf } from '../payments/close-overdue.ts';
import { placedBy, type OrderingPerson, type PlacedFrom, type PlaceOrderDeps, type PreparedOrder } from '../placement/prepared-order.ts';
import { withSameCoupon } from '../quotes/coupon-quote.ts';
import { isWithdrawn, termsToOrder } from '../quotes/held-terms.ts';
import { priceRenewal, unpaidRenewal } from './renewal-quotes.ts';
import type { RenewalRequest } from './renewal-rules.ts';

/** The order of a renewal: its quote holds as any other, and the server is what it was. */
export async function prepareRenewal(
  deps: PlaceOrderDeps,
  from: PlacedFrom & OrderingPerson,
  renews: NonNullable<PlacedFrom['quoted']['renews']>,
): Promise<PreparedOrder | Refusal> {
  const { accountId, quote, quoted } = from;
  const { executor } = deps.database;
  await closeOverdueOf(deps, { accountId });
  const unpaid = await unpaidRenewal(executor, renews.order);
  if (unpaid) return unpaid;
  const request: RenewalRequest = { renews: renews.order, period: quoted.period };
  const priced = await priceRenewal({ executor, quoteService: deps.quoteService }, accountId, request);
  if (!priced.ok) return priced;
  // the server was renewed since: the period that was shown is another one
  if (priced.body.renews?.from !== renews.from) return refused('quoteExpired', { field: 'quote' });
  const { row, order } = priced.server;
  const months = priced.catalogue.periods.find(({ code }) => code === quoted.period)?.months;
  if (!order.term || months === undefined) return refused('notRenewable');
  const body = await withSameCoupon(executor, { accountId, coupon: quoted.coupon }, priced.body, priced.catalogue);
  const now = quotedTerms.parse({ ...body, hasPassword: false });
  const { hoursToPay, pricesCorrectedAtMs } = await deps.saleSettings();
  const found = termsToOrder(quoted, now, isWithdrawn(quote, pricesCorrectedAtMs));
  return {
    ok: true,
    request,
    body,
    isDearer: found === 'dearer',
    order: {
      ...placedBy(from),
      family: row.family,
      body: found === 'dearer' ? quoted : found,
      password: null,
      onePerPerson: false,
      promotion: null,
      onePerPromotion: false,
      refundRule: 'guarantee',
      months,
      listMonthMinor: row.list_month_minor,
      hoursToPay,
      // a commission is for the first order
      referral: null,
      group: null,
      renews: { order: renews.order, untilMs: renewableUntilMs(order.term) },
    },
  };
}
