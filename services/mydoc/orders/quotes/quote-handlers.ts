import { quote, quoteDetail, stock } from '#lib/contracts/calls/purchase-calls.ts';
import { stockState } from '#lib/purchase/stock.ts';
import { checkServerPassword } from '#lib/rules/server-password.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { handle, type CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { answered, refused } from '#services/mydoc/envelope/refusal.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { withSameCoupon } from './coupon-quote.ts';
import type { QuoteBody } from './quote-rules.ts';
import type { Priced, QuoteService } from './quote-service.ts';
import { asMessage } from './quote-message.ts';
import { findQuote } from './quote-store.ts';
import type { StockRow } from '../stock/stock-store.ts';

interface QuoteDeps {
  executor: Executor;
  quoteService: QuoteService;
  readStock: () => Promise<readonly StockRow[]>;
  accountOf: AccountOf;
  /** Decrypts a server password that a browser encrypted; null for anything else. */
  openPassword(encrypted: string): string | null;
}

/** Stock and quotes. */
export const quoteHandlers = (deps: QuoteDeps): readonly CallHandler[] => [
  handle(stock, async ({ region }) => {
    const rows = (await deps.readStock()).filter((row) => region === undefined || row.region === region);
    return answered(rows.map(({ remaining, ...place }) => ({ ...place, ...stockState(remaining) })));
  }),
  handleLoggedIn(deps.accountOf, quote, async ({ params: { password = null, inPlaceOf, ...request } }, accountId) => {
    const priced = await deps.quoteService.price(request);
    if (!priced.ok) return priced;
    if (password !== null && !isServerPassword(deps.openPassword(password)))
      return refused('serverPasswordWrong', { field: 'params.password' });
    const body = await withCouponOf(deps.executor, { accountId, inPlaceOf }, priced);
    return answered(asMessage(await deps.quoteService.issue(accountId, request, body, password)));
  }),
  handleLoggedIn(deps.accountOf, quoteDetail, async ({ id }, accountId) => {
    const found = await findQuote(deps.executor, accountId, id);
    if (!found) return refused('doesNotExist', { isShow: 0 });
    return found.expired ? refused('quoteExpired', { isShow: 0 }) : answered(asMessage(found));
  }),
];

/** A new price with the coupon of the quote that it replaces. */
async function withCouponOf(
  executor: Executor,
  { accountId, inPlaceOf }: { accountId: string; inPlaceOf: string | undefined },
  { body, catalogue }: Priced,
): Promise<QuoteBody> {
  const replaced = inPlaceOf === undefined ? null : await findQuote(executor, accountId, inPlaceOf);
  return replaced ? withSameCoupon(executor, { accountId, coupon: asMessage(replaced).coupon }, body, catalogue) : body;
}

const isServerPassword = (text: string | null): boolean => text !== null && checkServerPassword(text).ok;
