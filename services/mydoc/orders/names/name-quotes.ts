import { domainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import { answered } from '#services/mydoc/envelope/refusal.ts';
import type { QuoteAboutDeps } from '../placement/quote-about.ts';
import { asNameMessage } from '../quotes/quote-message.ts';
import { refusalOfNameUnderWay } from './name-under-way.ts';
import type { PriceName } from './price-name.ts';

interface NameDeps extends QuoteAboutDeps {
  readonly accountOf: AccountOf;
  readonly priceName: PriceName;
}

/** Quotes of names. */
export const nameHandlers = ({ executor, quoteService, closeOverdue, accountOf, priceName }: NameDeps): readonly CallHandler[] => [
  handleLoggedIn(accountOf, domainQuote, async (request, accountId, { address }) => {
    await closeOverdue(accountId);
    const other = await refusalOfNameUnderWay(executor, accountId, request.name);
    if (other) return other;
    const priced = await priceName(request, address);
    return priced.ok ? answered(asNameMessage(await quoteService.issue(accountId, request, priced.body, null))) : priced;
  }),
];
