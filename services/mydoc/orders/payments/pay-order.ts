import type { CentreAnswer, CentreInput, CentreOperation } from '#lib/contracts/account-centre.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { orderPath } from '#lib/orders/order-address.ts';
import type { Database, Executor } from '#services/platform/database/database.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import { lockAsOfNow, type Outbox } from '../order-store.ts';
import type { StoredOrder } from '../order-row.ts';
import { addAttempt, notePayAddress, type Attempt } from './payment-store.ts';

/** Calls the account centre. @throws an outage if it is unavailable. */
export type AskCentre = <Name extends CentreOperation>(operation: Name, input: CentreInput<Name>) => Promise<CentreAnswer<Name>>;

export interface PayOrderDeps {
  database: Database;
  outbox: Outbox;
  ask: AskCentre;
  /** What is bought, in the buyer's language. */
  describe(order: StoredOrder['row'], language: Language): Promise<string>;
}

interface PayOrderInput {
  readonly id: string;
  readonly language: Language;
  readonly key: string;
}

/**
 * The address at which an order is paid. The attempt is recorded before the centre hears of it, so that its notice can never come too
 * early.
 */
export async function payOrder(deps: PayOrderDeps, stored: StoredOrder, asked: PayOrderInput): Promise<CallAnswer<{ payAddress: string }>> {
  const description = await deps.describe(stored.row, asked.language);
  const opened = await deps.database.transaction((tx) => openAttempt(tx, deps.outbox, asked, description));
  if (!opened) return refused('orderClosed');
  const { attempt, row } = opened;
  if (attempt.pay_address !== null) return answered({ payAddress: attempt.pay_address });
  // no transaction is open during the request
  const answer = await deps.ask('payment/start', {
    idempotencyKey: keyOfAttempt(row.id, attempt.number),
    orderId: row.id,
    accountId: row.account_id,
    amountMinor: row.total_minor,
    currency: row.currency,
    description: attempt.description,
    returnPath: localizePath(orderPath(row.id), attempt.language),
    language: attempt.language,
  });
  if (!answer.ok) {
    if (answer.reason === 'key-reused')
      throw new Error(`the account centre has another payment under ${keyOfAttempt(row.id, attempt.number)}`);
    return refused('accountAbnormal');
  }
  await notePayAddress(deps.database.executor, { id: row.id, number: attempt.number }, answer.result);
  return answered({ payAddress: answer.result.payAddress });
}

/** The name of an attempt at the account centre. */
export const keyOfAttempt = (orderId: string, number: number | string): string => `${orderId}-${number}`;

/** The open attempt, else a new one; null if the order is not waiting for payment. */
export async function openAttempt(
  tx: Executor,
  outbox: Outbox,
  { id, language, key }: PayOrderInput,
  description: string,
): Promise<{ attempt: Attempt; row: StoredOrder['row'] } | null> {
  const stored = await lockAsOfNow(tx, outbox, id);
  if (!stored || stored.order.state !== 'awaiting-payment') return null;
  const open = stored.attempts.findLast(({ state }) => state === 'open');
  if (open) return { attempt: open, row: stored.row };
  const number = (stored.attempts.at(-1)?.number ?? 0) + 1;
  return { attempt: await addAttempt(tx, { id, number, key, language, description }), row: stored.row };
}
