import { changeQuote } from '#lib/contracts/calls/orders/quote-detail-call.ts';
import type { CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleLoggedIn, type AccountOf } from '#services/mydoc/envelope/handle-logged-in.ts';
import type { Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readServer } from '../placement/known-server.ts';
import type { PricedAbout } from '../placement/prepare-about.ts';
import { quoteAbout, type QuoteAboutDeps } from '../placement/quote-about.ts';
import type { QuoteService } from '../quotes/quote-service.ts';
import { makeChange, type ChangeRequest } from './change-rules.ts';

interface ChangeDeps {
  readonly executor: Executor;
  readonly quoteService: Pick<QuoteService, 'readCatalogue' | 'readStock' | 'issue'>;
}

/** Prices a change of a server of the account, or says what prevents it. */
export async function priceChange(
  deps: ChangeDeps,
  accountId: string,
  { changes, ...wish }: ChangeRequest,
): Promise<PricedAbout | Refusal> {
  const known = await readServer(deps, { accountId, order: changes, refusalIfNone: 'notChangeable' });
  if (!known.ok) return known;
  const { server, others, catalogue, catalogueHash } = known;
  const made = makeChange(server, others, wish, { catalogue, catalogueHash, stock: await deps.quoteService.readStock() });
  return made.ok ? { ok: true, body: made.body, catalogue, server } : made;
}

/** Quotes of changes. */
export const changeHandlers = (deps: ChangeDeps & QuoteAboutDeps & { accountOf: AccountOf }): readonly CallHandler[] => [
  handleLoggedIn(deps.accountOf, changeQuote, ({ order, inPlaceOf, ...wish }, accountId) => {
    const request: ChangeRequest = { changes: order, ...wish };
    return quoteAbout(deps, accountId, { server: order, request, price: () => priceChange(deps, accountId, request), inPlaceOf });
  }),
];
