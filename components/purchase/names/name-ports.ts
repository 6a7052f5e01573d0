import { domainQuote, type DomainQuote } from '#lib/contracts/calls/orders/domain-quote-call.ts';
import type { Currency } from '#lib/money/currencies.ts';
import type { MydocResult } from '#lib/mydoc/mydoc-client.ts';
import { makeCall } from '#components/ui/calls/make-call.ts';
import { aboutCalls, quiet } from '../about/about-ports.ts';
import { findAnyQuote, type FoundQuote } from '../quote/request-quote.ts';

/** The service, as the registration of a name uses it. */
export interface NamePorts {
  ask(wish: { name: string; currency: Currency }): Promise<MydocResult<DomainQuote>>;
  find(quote: string): Promise<FoundQuote<DomainQuote>>;
  isLoggedIn(): Promise<boolean>;
}

export const nameCalls: NamePorts = {
  ask: (wish) => makeCall(domainQuote, wish, quiet),
  find: async (id) => {
    const found = await findAnyQuote(id);
    if (found.kind !== 'quote') return found;
    const { quote, ordered = null } = found;
    return 'domain' in quote ? { kind: 'quote', quote, ordered } : { kind: 'not-held' };
  },
  isLoggedIn: aboutCalls.isLoggedIn,
};
