import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { refundAmount } from '#lib/orders/refund-amount.ts';
import type { Database, Executor } from '#services/platform/database.ts';
import { readRow } from '#services/platform/rows.ts';
import { answered, refused, type CallAnswer } from '../envelope/refusal.ts';
import { keptMinor } from './order-machine.ts';
import type { StoredOrder } from './order-row.ts';
import { changeLocked, changeOrder, type Outbox } from './order-store.ts';

/** What an order would give back now. */
export interface RefundOffer {
  readonly paidMinor: number;
  readonly usedDays: number;
  readonly usedMinor: number;
  readonly amountMinor: number;
  readonly byGuarantee: boolean;
}

/** Who has the guarantee once: the verified person, else the account. */
const buyerOf = ({ person_id, account_id }: StoredOrder['row']): string => (person_id === null ? `account ${account_id}` : `person ${person_id}`);

const orderRow = z.object({ order_id: z.string() });

/** By the refund policy; null for an order that keeps no money. */
export async function offerRefund(executor: Executor, { row, order }: StoredOrder): Promise<RefundOffer | null> {
  if ((order.state !== 'active' && order.state !== 'paid' && order.state !== 'provisioning') || row.paid_ms === null) return null;
  const used = await readRow(executor, sql`SELECT order_id FROM guarantee_use WHERE buyer = ${buyerOf(row)} AND family = ${row.family}`, orderRow);
  const paidMinor = keptMinor(order);
  const basis = {
    rule: row.refund_rule, paidMinor, paidAtMs: row.paid_ms, deliveredAtMs: row.active_ms, months: row.months, listMonthMinor: row.list_month_minor, guaranteeUsed: used !== null,
  };
  return { paidMinor, ...refundAmount(basis, row.now_ms) };
}

/** Gives back what was shown and ends the server. The same key again is the same refund; another amount by now is told and nothing is done. */
export const refundOrder = ({ database, outbox }: { database: Database; outbox: Outbox }, { id, amountMinor, key }: { id: string; amountMinor: number; key: string }): Promise<CallAnswer<StoredOrder>> =>
  database.transaction(async (tx): Promise<CallAnswer<StoredOrder>> => {
    const stored = await changeOrder(tx, outbox, id, null);
    if (stored?.row.refund_key === key) return answered(stored);
    const offer = stored && (await offerRefund(tx, stored));
    if (!stored || !offer || offer.amountMinor === 0) return refused('notRefundable');
    const changed = (now: RefundOffer): CallAnswer<StoredOrder> => refused('refundChanged', { values: { before: String(amountMinor), now: String(now.amountMinor) } });
    if (offer.amountMinor !== amountMinor) return changed(offer);
    if (offer.byGuarantee && !(await useGuarantee(tx, stored))) return changed((await offerRefund(tx, stored)) ?? offer);
    await tx.execute(sql`UPDATE server_order SET refund_key = ${key}::uuid WHERE id = ${id}::uuid`);
    return answered(await changeLocked(tx, outbox, stored, { kind: 'refund-requested', amountMinor }));
  });

/** False where another order of this buyer's took the guarantee for the family first. */
async function useGuarantee(tx: Executor, { row }: StoredOrder): Promise<boolean> {
  const noted = await readRow(tx, sql`
    INSERT INTO guarantee_use (buyer, family, order_id) VALUES (${buyerOf(row)}, ${row.family}, ${row.id}::uuid) ON CONFLICT (buyer, family) DO NOTHING RETURNING order_id`, orderRow);
  return noted !== null;
}
