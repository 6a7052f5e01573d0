import { refused, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { findOrdersAbout, type StoredOrder } from '../order-row.ts';

/** It is not done yet: it awaits payment, or is being carried out. */
export const isUnderWay = ({ order: { state } }: StoredOrder): boolean =>
  state === 'awaiting-payment' || state === 'paid' || state === 'provisioning';

/** Names the renewal or the change of a server that is not done yet: there is one at a time. Null: none is. */
export async function underWay(executor: Executor, server: string): Promise<Refusal | null> {
  const found = (await findOrdersAbout(executor, server)).find(isUnderWay);
  if (!found) return null;
  const { id, number, body } = found.row;
  return refused(body.changes ? 'changeUnderWay' : 'renewalUnpaid', { values: { order: id, number }, isShow: 0 });
}
