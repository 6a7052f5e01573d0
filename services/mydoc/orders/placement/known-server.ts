import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { findOrder, findOrdersAbout, isOfServer, type ServerOrder } from '../order-row.ts';
import type { QuoteService } from '../quotes/quote-service.ts';

export interface KnownServerDeps {
  readonly executor: Executor;
  readonly quoteService: Pick<QuoteService, 'readCatalogue'>;
}

/** What an order about a server is priced by. */
export interface KnownServer {
  readonly ok: true;
  /** The order by which it was bought. */
  readonly server: ServerOrder;
  /** Its renewals and changes. */
  readonly others: readonly ServerOrder[];
  readonly catalogue: Catalogue;
  readonly catalogueHash: string;
}

/**
 * A server of an account by the order that bought it; `refusalIfNone` refuses an order that bought none: a renewal, a change or a domain.
 */
export async function readServer(
  { executor, quoteService }: KnownServerDeps,
  {
    accountId,
    order,
    refusalIfNone,
  }: { readonly accountId: string; readonly order: string; readonly refusalIfNone: 'notRenewable' | 'notChangeable' },
): Promise<KnownServer | Refusal> {
  const server = await findOrder(executor, accountId, order);
  if (!server) return refused('doesNotExist', { isShow: 0 });
  if (server.row.about !== null || !isOfServer(server)) return refused(refusalIfNone);
  const { catalogue, catalogueHash } = await quoteService.readCatalogue();
  if (catalogue.models.length === 0) return refused('systemBusy');
  return { ok: true, server, others: await findOrdersAbout(executor, order), catalogue, catalogueHash };
}
