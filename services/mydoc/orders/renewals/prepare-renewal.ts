import { renewableUntilMs } from '#lib/orders/server-term.ts';
import type { Refusal } from '#services/mydoc/envelope/refusal.ts';
import { prepareAbout } from '../placement/prepare-about.ts';
import type { OrderingPerson, PlacedFrom, PlaceOrderDeps, PreparedOrder } from '../placement/prepared-order.ts';
import { priceRenewal } from './renewal-quotes.ts';
import type { RenewalRequest } from './renewal-rules.ts';

/** The order of a renewal: the server is what it was, and paid for until the period that was shown begins. */
export function prepareRenewal(
  deps: PlaceOrderDeps,
  from: PlacedFrom & OrderingPerson,
  renews: NonNullable<PlacedFrom['quoted']['renews']>,
): Promise<PreparedOrder | Refusal> {
  const request: RenewalRequest = { renews: renews.order, period: from.quoted.period };
  return prepareAbout(deps, from, {
    server: renews.order,
    request,
    price: () => priceRenewal({ executor: deps.database.executor, quoteService: deps.quoteService }, from.accountId, request),
    isSame: (body) => body.renews?.from === renews.from,
    about: ({ server: { order } }) =>
      order.term ? { order: renews.order, takesPlace: false, untilMs: renewableUntilMs(order.term), serverWords: null } : null,
  });
}
