import { domainTerms } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import { wantsAssurance } from '#lib/domains/wants-assurance.ts';
import type { Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { DomainTerms } from '../order-terms.ts';
import { closeOverdueOf } from '../payments/close-overdue.ts';
import { ofNoNewServer } from '../placement/new-order.ts';
import { placedBy, type OrderingPerson, type PlacedFrom, type PlaceOrderDeps, type PreparedOrder } from '../placement/prepared-order.ts';
import { isWithdrawn, termsToOrder } from '../quotes/held-terms.ts';
import { isAnotherClass, registrationMonths, type NameRequest } from './name-terms.ts';
import { refusalOfNameUnderWay } from './name-under-way.ts';

/**
 * The order of a name: its quote holds as any other, unless the registrar says that the class has changed since; then the buyer is asked
 * again, and nothing is ordered.
 */
export async function prepareName(deps: PlaceOrderDeps, from: PlacedFrom<DomainTerms> & OrderingPerson): Promise<PreparedOrder | Refusal> {
  const { accountId, address, quote, quoted, input } = from;
  await closeOverdueOf(deps, { accountId });
  const other = await refusalOfNameUnderWay(deps.database.executor, accountId, quoted.domain.name);
  if (other) return other;
  const request: NameRequest = { name: quoted.domain.name, currency: quoted.currency };
  const priced = await deps.priceName(request, address);
  if (!priced.ok) return priced;
  const { body } = priced;
  const now = domainTerms.parse({ ...body, hasPassword: false });
  const { hoursToPay, pricesCorrectedAtMs } = await deps.saleSettings();
  const found = termsToOrder(quoted, now, isWithdrawn(quote, pricesCorrectedAtMs));
  const isDearer = found === 'dearer' || isAnotherClass(quoted, now);
  return {
    ok: true,
    request,
    body,
    isDearer,
    order: {
      ...placedBy(from),
      ...ofNoNewServer,
      family: '',
      listMonthMinor: 0,
      about: null,
      body: {
        ...(found === 'dearer' ? quoted : found),
        ...(input.conditions && wantsAssurance(quoted.domain.asks) ? { conditionsAccepted: true } : {}),
      },
      months: registrationMonths,
      hoursToPay,
    },
  };
}
