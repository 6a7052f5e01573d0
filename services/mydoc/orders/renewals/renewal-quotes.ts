import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { renewalPrices, renewalQuote } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { findOrder, findOrdersAbout, isOfServer } from '../order-row.ts';
import { readServer } from '../placement/known-server.ts';
import type { PricedAbout } from '../placement/prepare-about.ts';
import { quoteAbout, type QuoteAboutDeps } from '../placement/quote-about.ts';
import type { QuoteBody } from '../quotes/quote-rules.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import { isRenewable, nextRenewal, pricesByPeriod, type RenewalRequest } from './renewal-rules.ts';

interface RenewalDeps {
  readonly executor: Executor;
  readonly quoteService: Pick<QuoteService, 'readCatalogue' | 'issue'>;
}

/** Prices the next period of a server of the account, or says what prevents it. */
export async function priceRenewal(
  deps: RenewalDeps,
  accountId: string,
  { renews, period }: RenewalRequest,
): Promise<PricedAbout | Refusal> {
  const known = await readServer(deps, { accountId, order: renews, refusalIfNone: 'notRenewable' });
  if (!known.ok) return known;
  const { server, others, catalogue } = known;
  const made = nextRenewal(server, others, period, known);
  return made.ok ? { ok: true, body: made.body, catalogue, server } : made;
}

/** The renewal of a quote's server for each other period that has a price; empty if it cannot be renewed. */
export async function otherPeriods(
  executor: Executor,
  accountId: string,
  { renews, period, catalogueHash }: Pick<QuoteBody, 'renews' | 'period' | 'catalogueHash'>,
  catalogue: Catalogue,
): Promise<QuoteBody[]> {
  const server = renews && (await findOrder(executor, accountId, renews.order));
  if (!server || !isOfServer(server)) return [];
  const renewals = await findOrdersAbout(executor, server.row.id);
  return catalogue.periods.flatMap(({ code }) => {
    if (code === period) return [];
    const made = nextRenewal(server, renewals, code, { catalogue, catalogueHash });
    return made.ok ? [made.body] : [];
  });
}

/** Quotes of renewals. */
export const renewalHandlers = (deps: RenewalDeps & QuoteAboutDeps & { accountOf: AccountOf }): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, renewalQuote, ({ order, period, inPlaceOf }, accountId) => {
    const request: RenewalRequest = { renews: order, period };
    return quoteAbout(deps, accountId, { server: order, request, price: () => priceRenewal(deps, accountId, request), inPlaceOf });
  }),
  handleLoggedIn(deps.accountOf, renewalPrices, async ({ order }, accountId) => {
    const known = await readServer(deps, { accountId, order, refusalIfNone: 'notRenewable' });
    if (!known.ok) return known;
    const { currency } = known.server.row;
    return isRenewable(known.server.order, known.server.row.now_ms)
      ? answered({ currency, periods: pricesByPeriod(known) })
      : refused('notRenewable');
  }),
];
