import { quote, replacedQuote } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { quoteDetail, type OrderedAs } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import { checkServerPassword } from '#lib/rules/servers/server-password.ts';
import type { Executor } from '#services/platform/database/database.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { answered, refused } from '#services/mydoc/envelope/refusal.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { withSameCoupon } from './coupon-quote.ts';
import { readSetup } from './read-setup.ts';
import { oneServerOnly } from './quote-rules.ts';
import type { QuoteService } from './quote-service.ts';
import { anyMessage, asMessage } from './quote-message.ts';
import { findOrderedQuote, findQuote, type StoredQuote } from './quote-store.ts';

interface QuoteDeps {
  executor: Executor;
  quoteService: QuoteService;
  accountOf: AccountOf;
  /** Decrypts a server password that a browser encrypted; null for anything else. */
  openPassword(encrypted: string): string | null;
}

/** Quotes. */
export const quoteHandlers = (deps: QuoteDeps): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, quote, async ({ params: { password = null, inPlaceOf, setup: wished, ...choice } }, accountId) => {
    const priced = await deps.quoteService.price(choice);
    if (!priced.ok) return priced;
    const tooMany = oneServerOnly(priced.body);
    if (tooMany) return tooMany;
    if (password !== null && !isServerPassword(deps.openPassword(password)))
      return refused('serverPasswordWrong', { field: 'params.password' });
    const read = await readSetup(wished ?? {}, {
      executor: deps.executor,
      accountId,
      configuration: choice.configuration,
      catalogue: priced.catalogue,
    });
    if (!read.ok) return read;
    const chosen = read.setup ? { setup: read.setup } : {};
    const replaced = await quoteReplaced(deps.executor, accountId, inPlaceOf);
    const { catalogue } = priced;
    const priceBody = { ...priced.body, ...chosen };
    const body = replaced ? await withSameCoupon(deps.executor, { accountId, coupon: replaced.coupon }, priceBody, catalogue) : priceBody;
    const issued = asMessage(await deps.quoteService.issue(accountId, { ...choice, ...chosen }, body, password));
    return answered(replaced ? { ...issued, replaced: replacedQuote.parse(replaced) } : issued);
  }),
  handleLoggedIn(deps.accountOf, quoteDetail, async ({ id }, accountId) => {
    const found = await findQuote(deps.executor, accountId, id);
    if (!found) return refused('doesNotExist', { isShow: 0 });
    if (found.expired) return refused('quoteExpired', { isShow: 0 });
    return answered({ ...anyMessage(found), order: await orderOf(deps.executor, found) });
  }),
];

/** What was ordered of a quote; null: nothing, or that order is over. */
async function orderOf(executor: Executor, quoted: StoredQuote): Promise<OrderedAs | null> {
  const ordered = await findOrderedQuote(executor, quoted);
  return ordered && !ordered.isOver ? { id: ordered.orderId, number: ordered.orderNumber, awaitsPayment: ordered.awaitsPayment } : null;
}

/** The account's quote that a new one replaces, expired or not. */
async function quoteReplaced(executor: Executor, accountId: string, id: string | undefined): Promise<ReturnType<typeof anyMessage> | null> {
  const found = id === undefined ? null : await findQuote(executor, accountId, id);
  return found && anyMessage(found);
}

const isServerPassword = (text: string | null): boolean => text !== null && checkServerPassword(text).ok;
