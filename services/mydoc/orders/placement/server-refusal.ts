import { endOfTermMs } from '#lib/orders/server-term.ts';
import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { isChangeable, isFrom } from '../changes/change-rules.ts';
import { configurationOf, isOfServer, type StoredOrder } from '../order-row.ts';
import { isRenewable } from '../renewals/renewal-rules.ts';
import type { NewOrder } from './new-order.ts';

/**
 * Why a server cannot be renewed or changed as a quote says: it is gone, or it is another one than it was, or paid for until another
 * instant. Null: it can.
 */
export function serverRefusal(
  server: StoredOrder | null,
  { renews, changes }: Pick<NewOrder['body'], 'renews' | 'changes'>,
): Refusal | null {
  const can = server && (changes ? isChangeable : isRenewable)(server.order, server.row.now_ms);
  if (!server?.order.term || !can || !isOfServer(server)) return refused(changes ? 'notChangeable' : 'notRenewable');
  const isSameEnd = endOfTermMs(server.order.term) === Date.parse(changes?.until ?? renews?.from ?? '');
  const isSameServer = !changes || isFrom(changes.from, configurationOf(server.row));
  return isSameEnd && isSameServer ? null : refused('quoteExpired', { field: 'quote' });
}
