import { changeQuote } from '#lib/contracts/calls/quote-detail-call.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered, refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { findOrder, findOrdersAbout } from '../order-row.ts';
import type { PricedAbout } from '../placement/prepare-about.ts';
import { underWay } from '../placement/under-way.ts';
import { withSameCoupon } from '../quotes/coupon-quote.ts';
import { asMessage } from '../quotes/quote-message.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import { findQuote } from '../quotes/quote-store.ts';
import { makeChange, type ChangeRequest } from './change-rules.ts';

interface ChangeDeps {
  readonly executor: Executor;
  readonly quoteService: Pick<QuoteService, 'readCatalogue' | 'readStock' | 'issue'>;
}

/** Prices a change of a server of the account, or says what prevents it. */
export async function priceChange(
  { executor, quoteService }: ChangeDeps,
  accountId: string,
  { changes, ...wish }: ChangeRequest,
): Promise<PricedAbout | Refusal> {
  const server = await findOrder(executor, accountId, changes);
  if (!server) return refused('doesNotExist', { isShow: 0 });
  if (server.row.about !== null) return refused('notChangeable');
  const { catalogue, catalogueHash } = await quoteService.readCatalogue();
  if (catalogue.models.length === 0) return refused('systemBusy');
  const stock = await quoteService.readStock();
  const made = makeChange(server, await findOrdersAbout(executor, changes), wish, { catalogue, catalogueHash, stock });
  return made.ok ? { ok: true, body: made.body, catalogue, server } : made;
}

/** Quotes of changes. */
export const changeHandlers = (
  deps: ChangeDeps & { accountOf: AccountOf; closeOverdue: (accountId: string) => Promise<unknown> },
): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, changeQuote, async ({ order, inPlaceOf, ...wish }, accountId) => {
    const request: ChangeRequest = { changes: order, ...wish };
    await deps.closeOverdue(accountId);
    const priced = await priceChange(deps, accountId, request);
    if (!priced.ok) return priced;
    const other = await underWay(deps.executor, order);
    if (other) return other;
    const replaced = inPlaceOf === undefined ? null : await findQuote(deps.executor, accountId, inPlaceOf);
    const coupon = replaced && asMessage(replaced).coupon;
    const body = await withSameCoupon(deps.executor, { accountId, coupon }, priced.body, priced.catalogue);
    return answered(asMessage(await deps.quoteService.issue(accountId, request, body, null)));
  }),
];
