import { quote, quoteDetail, replacedQuote, type Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { checkServerPassword } from '#lib/rules/server-password.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { answered, refused } from '#services/mydoc/envelope/refusal.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { withSameCoupon } from './coupon-quote.ts';
import type { QuoteService } from './quote-service.ts';
import { asMessage } from './quote-message.ts';
import { findQuote } from './quote-store.ts';

interface QuoteDeps {
  executor: Executor;
  quoteService: QuoteService;
  accountOf: AccountOf;
  /** Decrypts a server password that a browser encrypted; null for anything else. */
  openPassword(encrypted: string): string | null;
}

/** Quotes. */
export const quoteHandlers = (deps: QuoteDeps): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, quote, async ({ params: { password = null, inPlaceOf, ...request } }, accountId) => {
    const priced = await deps.quoteService.price(request);
    if (!priced.ok) return priced;
    if (password !== null && !isServerPassword(deps.openPassword(password)))
      return refused('serverPasswordWrong', { field: 'params.password' });
    const replaced = await quoteReplaced(deps.executor, accountId, inPlaceOf);
    const { catalogue } = priced;
    const body = replaced
      ? await withSameCoupon(deps.executor, { accountId, coupon: replaced.coupon }, priced.body, catalogue)
      : priced.body;
    const issued = asMessage(await deps.quoteService.issue(accountId, request, body, password));
    return answered(replaced ? { ...issued, replaced: replacedQuote.parse(replaced) } : issued);
  }),
  handleLoggedIn(deps.accountOf, quoteDetail, async ({ id }, accountId) => {
    const found = await findQuote(deps.executor, accountId, id);
    if (!found) return refused('doesNotExist', { isShow: 0 });
    return found.expired ? refused('quoteExpired', { isShow: 0 }) : answered(asMessage(found));
  }),
];

/** The account's quote that a new one replaces, expired or not. */
async function quoteReplaced(executor: Executor, accountId: string, id: string | undefined): Promise<Quote | null> {
  const found = id === undefined ? null : await findQuote(executor, accountId, id);
  return found && asMessage(found);
}

const isServerPassword = (text: string | null): boolean => text !== null && checkServerPassword(text).ok;
