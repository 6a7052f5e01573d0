import { createHash, randomUUID } from 'node:crypto';
import { fewLeft } from '#lib/purchase/stock.ts';
import { quote, quoteDetail, stock, type Quote } from '#lib/contracts/calls/purchase-calls.ts';
import { checkCvmPassword } from '#lib/rules/cvm-password.ts';
import type { Executor } from '#services/platform/database.ts';
import { handle, type CallHandler } from '../envelope/call-handler.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import type { ContentKeeper } from '../kept-content/content-keeper.ts';
import type { Visitor } from '../envelope/visitor.ts';
import { catalogueShape } from './kept-catalogue.ts';
import { isRefusal, makeQuote, type QuoteRequest } from './quote-rules.ts';
import { addQuote, findQuote, findSameQuote, type KeptQuote } from './quote-store.ts';
import { createStockReader } from './stock-store.ts';

export interface OrderDeps {
  executor: Executor;
  keeper: ContentKeeper;
  databaseNow: () => Promise<number>;
  /** The account that is logged in; null for a visitor. */
  accountOf(visitor: Visitor): Promise<string | null>;
  /** Opens a password that a browser encrypted for a server; null for anything else. */
  openPassword(encrypted: string): string | null;
}

/** Stock and quotes. */
export function orderHandlers(deps: OrderDeps): readonly CallHandler[] {
  const kept = deps.keeper.keep(catalogueShape);
  const readStock = createStockReader(deps.executor);
  const ask = async (accountId: string, request: QuoteRequest, password: string | null): Promise<CallAnswer<Quote>> => {
    const [{ catalogue, hash }, rows, nowMs] = await Promise.all([kept.read(), readStock(), deps.databaseNow()]);
    // the CMS has never answered yet: nothing that a visitor chose is wrong
    if (catalogue.models.length === 0) return refused('systemBusy');
    const body = makeQuote(request, { catalogue, catalogueHash: await hash(), stock: rows, nowMs });
    if (isRefusal(body)) return body;
    if (password !== null && !isServerPassword(deps.openPassword(password))) return refused('serverPasswordWrong', { field: 'params.password' });
    const fingerprint = fingerprintOf({ request, catalogueHash: body.catalogueHash, password });
    const same = await findSameQuote(deps.executor, accountId, fingerprint);
    return answered(asMessage(same ?? (await addQuote(deps.executor, { id: randomUUID(), accountId, fingerprint, body, password }))));
  };

  return [
    handle(stock, async ({ region }) => {
      const rows = (await readStock()).filter((row) => region === undefined || row.region === region);
      return answered(rows.map(({ remaining, ...place }) => ({ ...place, ...stateOf(remaining) })));
    }),
    handle(quote, async ({ params: { password = null, ...request } }, visitor) => {
      const accountId = await deps.accountOf(visitor);
      return accountId === null ? refused('loginRequired') : ask(accountId, request, password);
    }),
    handle(quoteDetail, async ({ id }, visitor) => {
      const accountId = await deps.accountOf(visitor);
      if (accountId === null) return refused('loginRequired');
      const found = await findQuote(deps.executor, accountId, id);
      if (!found) return refused('doesNotExist', { isShow: 0 });
      return found.expired ? refused('quoteExpired', { isShow: 0 }) : answered(asMessage(found));
    }),
  ];
}

const isServerPassword = (text: string | null): boolean => text !== null && checkCvmPassword(text).ok;

const stateOf = (remaining: number) =>
  remaining === 0 ? ({ state: 'sold-out' } as const) : remaining <= fewLeft ? ({ state: 'few', left: remaining } as const) : ({ state: 'available' } as const);

const fingerprintOf = (asked: unknown): string => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

const asMessage = ({ id, body, hasPassword, expiresAt }: KeptQuote): Quote => quote.output.parse({ ...Object(body), id, hasPassword, expiresAt });
